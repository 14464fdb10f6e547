import type { FiadorDoEstudante, FiadoresDaSolicitacao } from '@credito/api/fiador.rotas';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao, LinkBotao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useRouter, useSearchParams } from 'wouter';
import { CompartilharLink } from '../components/compartilhar-link.tsx';
import { UmFiador } from '../components/um-fiador.tsx';
import estilos from '../fiador.module.css';
import { enviarConvite, renovarLink } from '../fiador.queries.ts';
import { useAcao } from '../use-acao.tsx';

/**
 * The link of an invitation (spec 2 section 2.7): after inviting, between the basic data and the rest when the student
 * fills in, as the confirmation of a swap, and again whenever the acceptance is missing.
 */
export function LinkDoFiadorScreen() {
  return <UmFiador>{(fiador, fiadores) => <LinkDoFiador fiador={fiador} fiadores={fiadores} />}</UmFiador>;
}

interface LinkDoFiadorProps {
  fiador: FiadorDoEstudante;
  fiadores: FiadoresDaSolicitacao;
}

function LinkDoFiador({ fiador, fiadores }: LinkDoFiadorProps) {
  const [, navegar] = useLocation();
  const [busca] = useSearchParams();
  const [novo, setNovo] = useState(false);
  const acao = useAcao({ aoAtualizar: () => navegar('/inicio') });
  const { pessoaId, nome, aceitou, convite, contato, preenchidoPor, situacao, tipoPessoa } = fiador;
  const faltaPreencher = preenchidoPor === 'estudante' && !aceitou && fiador.percentual < 100;
  const naTroca = busca.get('troca') === 'S';
  return (
    <Pagina
      titulo={tituloDoLink(fiador, naTroca)}
      dica={
        aceitou
          ? `${primeiroNome(nome)} já aceitou: não precisa mais do link.`
          : 'Só a pessoa convidada consegue usar o link, com o CPF dela. Encaminhar para outra pessoa não adianta.'
      }
      aoVoltar={() => navegar('/selecao-de-fiador')}
    >
      {convite ? (
        <>
          {convite.enviadoEm ? (
            <Aviso tom="sucesso">
              Enviamos o convite por e-mail e por mensagem para {nome}. Se quiser, envie você também:
            </Aviso>
          ) : null}
          {novo ? (
            <Aviso tom="informacao" aoVivo>
              Este é o novo link. O anterior deixou de funcionar.
            </Aviso>
          ) : null}
          <Cartao>
            <CompartilharLink
              versao={
                preenchidoPor === 'estudante' || situacao === 'aguardando-aceite' ? 'reenvio' : 'convite'
              }
              nome={nome}
              link={convite.link}
              email={contato?.email ?? null}
            />
          </Cartao>
        </>
      ) : null}
      {fiadores.convemSegundo ? (
        <Aviso tom="atencao" titulo="A renda informada está abaixo do mínimo">
          Você pode continuar, mas com um segundo fiador a chance de aprovação aumenta.
        </Aviso>
      ) : null}
      <div className={estilos.acoes}>
        {convite && !convite.enviadoEm ? (
          <Botao
            largo
            variante="secundario"
            icone={<Send />}
            carregando={acao.ocupada}
            onClick={() => void acao.executar(() => enviarConvite(convite.codFiador))}
          >
            Pedir que a gente envie por e-mail e mensagem
          </Botao>
        ) : null}
        {faltaPreencher ? (
          <Botao largo onClick={() => navegar(`/dados-pessoais-fiador/${tipoPessoa}`)}>
            Preencher os dados de {primeiroNome(nome)}
          </Botao>
        ) : null}
        <Botao
          largo
          variante={faltaPreencher ? 'secundario' : 'primario'}
          onClick={() => navegar('/selecao-de-fiador')}
        >
          Ver os fiadores
        </Botao>
        {fiadores.convemSegundo ? (
          <Botao largo variante="secundario" onClick={() => navegar('/dados-pessoais-fiador')}>
            Quero incluir mais um fiador
          </Botao>
        ) : null}
        {naTroca ? <LinkDeAjuda /> : null}
        {convite ? (
          <Botao
            variante="discreto"
            largo
            carregando={acao.ocupada}
            onClick={async () => {
              if (await acao.executar(() => renovarLink(pessoaId))) setNovo(true);
            }}
          >
            Enviei para a pessoa errada: criar outro link
          </Botao>
        ) : null}
      </div>
      {acao.dialogos}
    </Pagina>
  );
}

function tituloDoLink({ nome, convite }: FiadorDoEstudante, naTroca: boolean): string {
  if (naTroca) return `Fiador trocado: agora é ${primeiroNome(nome)}`;
  return convite?.enviadoEm ? 'Convite enviado' : `Envie o link para ${primeiroNome(nome)}`;
}

/** In another tab: nothing of what is being done here is left. */
function LinkDeAjuda() {
  const { base } = useRouter();
  return (
    <LinkBotao variante="discreto" largo href={`${base}/ajuda`} target="_blank" rel="noreferrer">
      Preciso de ajuda
    </LinkBotao>
  );
}
