/** The pendency flow on the one wizard mechanism, for the student and for a guarantor. */
import { ErroDeApi } from '@credito/api/cliente';
import type { Pendencias } from '@credito/api/pendencia.rotas';
import type { IdDoPassoDoParticipante } from '@credito/domain/participante/participante.plano';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { respostasQueValem } from '@credito/domain/pendencia/correcao-de-dados';
import {
  type FatosDasPendencias,
  PASSO_DA_RENDA,
  PASSO_DOS_DADOS,
  PASSO_DOS_TIPOS,
  PASSO_FINAL,
  type PassoDasPendencias,
  passosAbertos,
  planoDasPendencias,
} from '@credito/domain/pendencia/pendencias.plano';
import type { ModoDaRenda } from '@credito/domain/pendencia/renda-alternativa';
import { respostasAlteradas } from '@credito/domain/wizard/mudancas';
import { passoCompleto } from '@credito/domain/wizard/plano';
import { Aviso } from '@credito/ui/aviso/aviso';

import { useEffect, useState } from 'react';
import { contextoNaSolicitacao } from '../../../participante/contexto-do-participante.ts';
import { ProvedorDaParte } from '../../../participante/parte-atual.tsx';
import { TELAS_DO_PARTICIPANTE } from '../../../participante/telas-do-participante.ts';
import { useDispensa } from '../../../participante/use-dispensa.tsx';
import { consultas } from '../../../sessao/consultas.ts';
import {
  recarregarSolicitacao,
  type SolicitacaoCarregada,
} from '../../../solicitacao/consulta-da-solicitacao.ts';
import { consultaDasPendencias } from '../../../solicitacao/pendencias.queries.ts';
import type { TelasDoPlano } from '../../../wizard/tela-do-passo.ts';
import type { Respostas } from '../../../wizard/valores.ts';
import { Wizard } from '../../../wizard/wizard.tsx';
import { ProvedorDaCorrecao, type TelasDeDocumentos } from '../contexto-da-correcao.tsx';
import { gravarPasso } from '../gravacoes.ts';
import { MotivosDaRecusa } from './motivos-da-recusa.tsx';
import { PassoDaRenda } from './passo-da-renda.tsx';
import { PassoDeReenvio } from './passo-de-reenvio.tsx';
import { PassoDosDados } from './passo-dos-dados.tsx';
import { PassoDosTipos } from './passo-dos-tipos.tsx';
import { PassoFinal } from './passo-final.tsx';

export interface WizardDasPendenciasProps extends TelasDeDocumentos {
  pendencias: Pendencias;
  solicitacao: SolicitacaoCarregada;
  passoAtual: string | undefined;
  etapa: string;
  dono: string;
  textoFinal: string;
  aoIr: (passo: string, opcoes: { substituir: boolean }) => void;
  aoSair: () => void;
  aoConcluir: () => Promise<void>;
}

const TELAS: TelasDoPlano<ContextoDoParticipante, PassoDasPendencias> = {
  ...TELAS_DO_PARTICIPANTE,
  [PASSO_DOS_DADOS]: PassoDosDados,
  [PASSO_DA_RENDA]: PassoDaRenda,
  [PASSO_DOS_TIPOS]: PassoDosTipos,
  [PASSO_FINAL]: PassoFinal,
};

const ERRO_AO_SALVAR =
  'Ocorreu um erro ao salvar os dados. Por favor, recarregue a página para tentar novamente.';

export function WizardDasPendencias({
  pendencias,
  solicitacao,
  passoAtual,
  etapa,
  dono,
  textoFinal,
  aoIr,
  aoSair,
  aoConcluir,
  telaDeDocumentos,
  visualizador,
}: WizardDasPendenciasProps) {
  const { idSolicitacao, tipoPessoa } = pendencias;
  const dispensa = useDispensa();
  const [reverDados, setReverDados] = useState(false);
  const [modo, setModo] = useState<ModoDaRenda | null>(pendencias.modoDaRenda);
  const contexto = contextoDaCorrecao(solicitacao, pendencias, modo);
  const abertos = contexto ? passosAbertos(contexto) : [];
  const [vistos, setVistos] = useState<FatosDasPendencias['abertos']>(new Set(abertos));
  if (abertos.some((id) => !vistos.has(id))) setVistos(new Set([...vistos, ...abertos]));
  if (!contexto) return null;

  async function salvar(passo: PassoDasPendencias, respostas: Respostas): Promise<ContextoDoParticipante> {
    if (contexto && passo.campos.length > 0)
      await dispensa.confirmar(
        DISPENSA_DO_PASSO[passo.id] ?? passo.id,
        contexto,
        mudancasDe(passo, contexto, respostas),
      );
    const gravado = await gravarPasso({ passo, respostas, pendencias, modo });
    setModo(gravado.modo);
    const [nova, atuais] = await Promise.all([
      gravado.solicitacao ?? recarregarSolicitacao(idSolicitacao),
      gravado.pendencias ??
        consultas.fetchQuery({ ...consultaDasPendencias(idSolicitacao, tipoPessoa), staleTime: 0 }),
    ]);
    const novo = contextoDaCorrecao(nova, atuais, gravado.modo);
    if (!novo) throw new ErroDeApi(409, ERRO_AO_SALVAR, null);
    return novo;
  }

  const plano = planoDasPendencias({
    nome: pendencias.nome,
    grupos: pendencias.grupos,
    dadosACorrigir: pendencias.dadosACorrigir,
    rendaACorrigir: pendencias.rendaACorrigir,
    rendaRecusada: pendencias.rendaRecusada || pendencias.modoDaRenda === 'reenviar',
    abertos: vistos,
    pedidos: pendencias.passosPedidos,
    faltam: pendencias.documentosPedidos,
    reverDados,
    dissolveuUniao: pendencias.dissolveuUniao,
  });

  // What was asked about is looked at, also when every answer is a possible one: the first of it and of what is missing.
  const conhecido = plano.some(({ id, quando }) => id === passoAtual && quando(contexto));
  const pedidos: readonly string[] = pendencias.passosPedidos;
  const perguntados = [PASSO_DOS_DADOS, ...pedidos];
  const primeiro =
    conhecido || !pendencias.dadosACorrigir || pendencias.correcao !== null
      ? undefined
      : plano.find(
          (passo) =>
            passo.quando(contexto) && (perguntados.includes(passo.id) || !passoCompleto(passo, contexto)),
        )?.id;

  /** A row of the person's plan that nobody asked about, or the page that leads to all of them. */
  function abrir(passo: IdDoPassoDoParticipante | typeof PASSO_DOS_DADOS) {
    if (passo === PASSO_DOS_DADOS) setReverDados(true);
    else setVistos(new Set([...vistos, passo]));
    aoIr(passo, { substituir: false });
  }

  return (
    <ProvedorDaParte idSolicitacao={idSolicitacao} tipoPessoa={tipoPessoa} pessoaId={pendencias.pessoaId}>
      <ProvedorDaCorrecao
        value={{
          pendencias,
          textoFinal,
          telaDeDocumentos,
          visualizador,
          irParaPasso: (passo) => aoIr(passo, { substituir: false }),
          abrir,
        }}
      >
        <Wizard
          plano={plano}
          contexto={contexto}
          passoAtual={primeiro ?? passoAtual}
          etapa={etapa}
          dono={dono}
          wizard={`pendencias-${idSolicitacao}-${tipoPessoa}`}
          aoIr={aoIr}
          aoSair={aoSair}
          salvar={salvar}
          aoConcluir={aoConcluir}
          telas={TELAS}
          telaDeDocumentos={PassoDeReenvio}
          porQue={({ id }) =>
            pedidos.includes(id) && pendencias.motivos.length > 0 ? (
              <Aviso tom="atencao" titulo="O que a análise pediu">
                <MotivosDaRecusa motivos={pendencias.motivos} />
              </Aviso>
            ) : undefined
          }
        />
        {primeiro ? <LevarAo passo={primeiro} aoIr={aoIr} /> : null}
        {dispensa.dialogo}
      </ProvedorDaCorrecao>
    </ProvedorDaParte>
  );
}

/** From then on the address says it: what comes first changes as soon as it is answered. */
function LevarAo({ passo, aoIr }: { passo: string; aoIr: WizardDasPendenciasProps['aoIr'] }) {
  useEffect(() => aoIr(passo, { substituir: true }), [passo, aoIr]);
  return null;
}

/** The dialog has words of its own for income proofs, under the name of the row that they have in the wizard. */
const DISPENSA_DO_PASSO: Readonly<Record<string, string>> = { [PASSO_DOS_TIPOS]: 'tipos-de-renda' };

/** The answers that the step changes, as the rules about files read them. */
function mudancasDe(
  passo: PassoDasPendencias,
  contexto: ContextoDoParticipante,
  respostas: Respostas,
): Respostas {
  if (passo.gravar === 'modo-da-renda') return {};
  return respostasAlteradas(
    contexto.respostas,
    passo.gravar === 'dados' ? respostasQueValem(respostas) : respostas,
  );
}

/** The person's facts, and what this correction chose so far. */
function contextoDaCorrecao(
  solicitacao: SolicitacaoCarregada,
  { tipoPessoa, trocouDeConjuge, dissolveuUniao }: Pendencias,
  modo: ModoDaRenda | null,
): ContextoDoParticipante | null {
  const contexto = contextoNaSolicitacao(solicitacao, tipoPessoa);
  return (
    contexto && {
      ...contexto,
      respostas: {
        ...contexto.respostas,
        trocouDeConjuge,
        dissolveuUniao,
        ...(modo ? { modoDaRenda: modo } : {}),
      },
    }
  );
}
