/** Another e-mail or phone: a code to a contact that the person still has, then one to the new. */
import { ErroDeApi, isRecusa } from '@credito/api/cliente';
import { erroDoContatoNovo, type TipoDeContato } from '@credito/domain/assinatura/troca-de-contato';
import { codigoSchema } from '@credito/domain/conta/codigo';
import { digitosDoTelefone } from '@credito/domain/pessoa/telefone';
import { Botao } from '@credito/ui/botao/botao';
import { CampoCodigo } from '@credito/ui/campo-codigo/campo-codigo';
import { CampoMascarado } from '@credito/ui/campo-mascarado/campo-mascarado';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { Escolha } from '@credito/ui/escolha/escolha';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { NOME_DO_CANAL } from '../canais.ts';
import type { Canal, Entrada } from '../chamadas.ts';
import { type ContatoNovo, conferirContatoNovo, provarContato, trocarContato } from '../chamadas-do-fluxo.ts';
import type { PassoProps } from '../props-do-fluxo.ts';
import { AvisoDaFalha } from './aviso-da-falha.tsx';

type Props = PassoProps & { aoTrocar: (nova: Entrada) => void };

interface Provado {
  canal: Canal;
  destino: string;
}
interface Digitado extends Provado {
  codigo: string;
  novo: ContatoNovo;
}

export function TrocarContato(props: Props) {
  const [prova, setProva] = useState<Provado | null>(null);
  const [digitado, setDigitado] = useState<(Digitado & { destinoDoNovo: string }) | null>(null);
  // Each code counts once: whoever typed something wrong begins with another one.
  const deNovo = () => {
    setDigitado(null);
    setProva(null);
  };
  if (digitado) return <CodigoDoNovo {...props} digitado={digitado} deNovo={deNovo} />;
  if (prova) return <ContatoQueMuda {...props} prova={prova} aoDigitar={setDigitado} deNovo={deNovo} />;
  return <ContatoQueHa {...props} aoEnviar={setProva} />;
}

function erroDoCodigo(codigo: string): string | null {
  const lido = z.safeParse(codigoSchema, codigo);
  return lido.success ? null : (lido.error.issues[0]?.message ?? null);
}

/** One that left a moment ago is on its way: that is no failure. A longer wait is a limit of the day. */
const ESPERA_DE_UM_CODIGO_S = 120;
const aCaminho = (erro: unknown): boolean =>
  erro instanceof ErroDeApi &&
  erro.status === 429 &&
  (erro.esperarSegundos ?? Infinity) <= ESPERA_DE_UM_CODIGO_S;

function ContatoQueHa({
  passe,
  assinatura,
  voltar,
  explicar,
  aoEnviar,
}: Props & { aoEnviar: (prova: Provado) => void }) {
  const { contatos } = assinatura;
  const [canal, setCanal] = useState<Canal | null>(null);
  const envio = useEnvio({
    valores: { canal },
    conferir: (dito) => ({ canal: dito.canal === null ? 'Escolha um contato que ainda é seu.' : null }),
    mensagemDaFalha: explicar,
  });
  return (
    <PaginaDePergunta
      titulo="Qual contato ainda é seu?"
      dica={
        <p>
          Enviamos um código para ele. Assim sabemos que é você quem troca o contato, e não outra pessoa com
          este link.
        </p>
      }
      aviso={<AvisoDaFalha falha={envio.falha} />}
      acao={{ texto: 'Enviar o código', carregando: envio.enviando }}
      aoVoltar={voltar}
      aoEnviar={() => {
        envio.aoFecharFalha();
        void envio.enviar(async () => {
          const contato = contatos.find((um) => um.canal === canal);
          if (!contato) return;
          const { destino } = await provarContato(passe, contato.canal).catch((erro: unknown) => {
            if (aCaminho(erro)) return contato;
            throw erro;
          });
          aoEnviar({ canal: contato.canal, destino });
        });
      }}
    >
      <Escolha
        rotulo="Enviar o código para"
        name="canal"
        value={canal}
        aoMudar={setCanal}
        erro={envio.erros.canal}
        opcoes={contatos.map(({ canal: um, destino }) => ({
          valor: um,
          titulo: NOME_DO_CANAL[um],
          descricao: destino,
        }))}
      />
    </PaginaDePergunta>
  );
}

const NOME_DO_TIPO: Readonly<Record<TipoDeContato, string>> = { email: 'O e-mail', telefone: 'O celular' };
const TIPOS: readonly TipoDeContato[] = ['email', 'telefone'];

function ContatoQueMuda({
  passe,
  prova,
  explicar,
  aoDigitar,
  deNovo,
}: Props & {
  prova: Provado;
  aoDigitar: (digitado: Digitado & { destinoDoNovo: string }) => void;
  deNovo: () => void;
}) {
  const [codigo, setCodigo] = useState('');
  const [tipo, setTipo] = useState<TipoDeContato | null>(null);
  const [escrito, setEscrito] = useState('');
  const valor = tipo === 'telefone' ? digitosDoTelefone(escrito) : escrito;
  const envio = useEnvio({
    valores: { codigo, tipo, valor },
    conferir: (dito) => ({
      codigo: erroDoCodigo(dito.codigo),
      tipo: dito.tipo === null ? 'Escolha o que mudou.' : null,
      valor: dito.tipo === null ? null : erroDoContatoNovo(dito.tipo, dito.valor),
    }),
    recusas: { code: 'codigo', codigo: 'codigo', valor: 'valor', 'novo.valor': 'valor' },
    mensagemDaFalha: explicar,
  });
  return (
    <PaginaDePergunta
      titulo="Digite o código e o contato novo"
      dica={<p>{`Enviamos 6 números por ${NOME_DO_CANAL[prova.canal]} para ${prova.destino}.`}</p>}
      aviso={<AvisoDaFalha falha={envio.falha} />}
      acao={{ texto: 'Continuar', carregando: envio.enviando }}
      aoVoltar={deNovo}
      aoEnviar={() => {
        envio.aoFecharFalha();
        void envio.enviar(async () => {
          if (tipo === null) return;
          const novo = { tipo, valor };
          const { destino } = await conferirContatoNovo({ passe, canal: prova.canal, codigo, novo });
          aoDigitar({ ...prova, codigo, novo, destinoDoNovo: destino });
        });
      }}
    >
      <CampoCodigo
        rotulo="Código de 6 números"
        doSms
        name="codigo"
        value={codigo}
        erro={envio.erros.codigo}
        aoMudar={setCodigo}
      />
      <Escolha
        rotulo="O que mudou?"
        name="tipo"
        value={tipo}
        aoMudar={(novo) => {
          setTipo(novo);
          setEscrito('');
        }}
        erro={envio.erros.tipo}
        opcoes={TIPOS.map((um) => ({ valor: um, titulo: NOME_DO_TIPO[um] }))}
      />
      {tipo === 'email' ? (
        <CampoTexto
          rotulo="E-mail novo"
          type="email"
          autoComplete="email"
          name="valor"
          value={escrito}
          erro={envio.erros.valor}
          onChange={(evento) => setEscrito(evento.currentTarget.value)}
        />
      ) : null}
      {tipo === 'telefone' ? (
        <CampoMascarado
          mascara="telefone"
          rotulo="Celular novo, com DDD"
          autoComplete="tel-national"
          name="valor"
          value={escrito}
          erro={envio.erros.valor}
          onChange={(evento) => setEscrito(evento.currentTarget.value)}
        />
      ) : null}
    </PaginaDePergunta>
  );
}

function CodigoDoNovo({
  passe,
  explicar,
  digitado,
  aoTrocar,
  deNovo,
}: Props & { digitado: Digitado & { destinoDoNovo: string }; deNovo: () => void }) {
  const [codigo, setCodigo] = useState('');
  const envio = useEnvio({
    valores: { codigo },
    conferir: (dito) => ({ codigo: erroDoCodigo(dito.codigo) }),
    recusas: { code: 'codigo', codigo: 'codigo' },
    aposRecusa: { codigo: '' },
    mensagemDaFalha: explicar,
  });
  return (
    <PaginaDePergunta
      titulo="Confirme o contato novo"
      dica={
        <>
          <p>{`Enviamos outro código para ${digitado.destinoDoNovo}. Com ele, o contato passa a ser este.`}</p>
          <p>
            Avisamos o contato de antes. Os links que chegaram até agora deixam de valer: enviamos um novo.
          </p>
        </>
      }
      aviso={<AvisoDaFalha falha={envio.falha} />}
      acao={{ texto: 'Trocar o contato', carregando: envio.enviando, final: true }}
      acaoSecundaria={
        <Botao variante="secundario" largo onClick={deNovo}>
          Começar de novo
        </Botao>
      }
      aoVoltar={deNovo}
      aoEnviar={() => {
        envio.aoFecharFalha();
        void envio.enviar(async () => {
          try {
            aoTrocar(await trocarContato({ passe, canal: digitado.canal, codigo, novo: digitado.novo }));
          } catch (erro) {
            if (erro instanceof ErroDeApi && isRecusa(erro)) setCodigo('');
            throw erro;
          }
        });
      }}
    >
      <CampoCodigo
        rotulo="Código do contato novo"
        doSms
        name="codigo"
        value={codigo}
        erro={envio.erros.codigo}
        aoMudar={setCodigo}
      />
    </PaginaDePergunta>
  );
}
