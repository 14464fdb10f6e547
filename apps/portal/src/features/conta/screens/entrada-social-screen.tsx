import { ErroDeApi } from '@credito/api/cliente';
import {
  MENSAGEM_FALHA_SOCIAL,
  MENSAGEM_PERFIL_SOCIAL,
  NOME_DO_PROVEDOR,
  provedorDoTipo,
  tipoDoProvedor,
} from '@credito/domain/conta/entrada-social';
import { Aviso } from '@credito/ui/aviso/aviso';
import { LinkBotao } from '@credito/ui/botao/botao';
import { Carregando, Esqueleto } from '@credito/ui/esqueleto/esqueleto';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { falhaDoServidor } from '../../../sessao/falha-do-servidor.ts';
import { usePortal } from '../../../sessao/use-portal.ts';
import { destinoDaEntrada } from '../chegada.ts';
import { type ChegadaSocial, useChegadaSocial } from '../components/use-bilhete-social.ts';
import { comecarCadastroCom } from '../components/use-cadastro.ts';
import { entrarComSocial } from '../conta.queries.ts';

/** Where the provider sends people back to: on to the portal, to the account wizard, or back to the login. */
export function EntradaSocialScreen() {
  const portal = usePortal();
  const [, navegar] = useLocation();
  const chegada = useChegadaSocial();
  const [falha, setFalha] = useState<string | null>(null);
  const usado = useRef<string | null>(null);
  const bilhete = chegada?.bilhete ?? null;
  const tipo = chegada?.tipo;

  useEffect(() => {
    // Good once: an effect that runs twice must not use it twice.
    if (!tipo || !bilhete || usado.current === bilhete) return;
    usado.current = bilhete;
    entrarComSocial({ tipo, bilhete })
      .then((entrada) => {
        if (entrada.usuario) return navegar(destinoDaEntrada(portal, entrada.usuario), { replace: true });
        comecarCadastroCom(entrada.cadastro);
        navegar('/cadastro/1', { replace: true });
      })
      .catch((erro: unknown) => {
        const dita = falhaDoServidor(erro, MENSAGEM_PERFIL_SOCIAL);
        if (!(dita instanceof ErroDeApi)) throw dita;
        setFalha(dita.message);
      });
  }, [tipo, bilhete, portal, navegar]);

  if (bilhete && !falha)
    return (
      <Pagina titulo="Entrando na sua conta">
        <Carregando>
          <Esqueleto forma="cartao" />
        </Carregando>
      </Pagina>
    );
  return <NaoEntrou chegada={chegada} falha={falha} portal={portal} />;
}

function NaoEntrou({
  chegada,
  falha,
  portal,
}: {
  chegada: ChegadaSocial | null;
  falha: string | null;
  portal: 'estudante' | 'fiador';
}) {
  const provedor = chegada && provedorDoTipo(chegada.tipo);
  const cancelou = chegada?.falha === 'cancelada';
  const nome = provedor ? NOME_DO_PROVEDOR[provedor] : 'redes sociais';
  return (
    <Pagina titulo={cancelou ? `Você não entrou com o ${nome}` : 'Não foi possível entrar'}>
      <Aviso tom={cancelou ? 'informacao' : 'erro'}>
        {cancelou
          ? 'A entrada foi cancelada, e nada mudou na sua conta. Você pode tentar de novo ou usar CPF e senha.'
          : (falha ?? MENSAGEM_FALHA_SOCIAL)}
      </Aviso>
      {provedor ? (
        <LinkBotao largo href={`/api/v1/auth/social/${tipoDoProvedor(provedor)}/iniciar?portal=${portal}`}>
          {`Tentar de novo com o ${nome}`}
        </LinkBotao>
      ) : null}
      <Link href="/" asChild>
        <LinkBotao href="" largo variante="secundario">
          Entrar com CPF e senha
        </LinkBotao>
      </Link>
    </Pagina>
  );
}
