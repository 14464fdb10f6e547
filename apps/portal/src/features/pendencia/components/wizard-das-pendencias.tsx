/** The pendency flow on the one wizard mechanism, for the student and for a guarantor. */
import { ErroDeApi } from '@credito/api/cliente';
import type { Pendencias } from '@credito/api/pendencia.rotas';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
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
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contextoNaSolicitacao } from '../../../participante/contexto-do-participante.ts';
import { ProvedorDaParte } from '../../../participante/parte-atual.tsx';
import { TELAS_DO_PARTICIPANTE } from '../../../participante/telas-do-participante.ts';
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
  'Ocorreu um erro ao salvar os dados. Por favor recarregue a página para tentar novamente.';

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
  const consultas = useQueryClient();
  const { idSolicitacao, tipoPessoa } = pendencias;
  const [modo, setModo] = useState<ModoDaRenda | null>(pendencias.modoDaRenda);
  const contexto = contextoDaCorrecao(solicitacao, pendencias, modo);
  const abertos = contexto ? passosAbertos(contexto) : [];
  const [vistos, setVistos] = useState<FatosDasPendencias['abertos']>(new Set(abertos));
  if (abertos.some((id) => !vistos.has(id))) setVistos(new Set([...vistos, ...abertos]));
  if (!contexto) return null;

  async function salvar(passo: PassoDasPendencias, respostas: Respostas): Promise<ContextoDoParticipante> {
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
  });

  // The data are looked at first, also when every answer is a possible one: the analysis asked for it.
  const conhecido = plano.some(({ id, quando }) => id === passoAtual && quando(contexto));
  const comecaPelosDados = !conhecido && pendencias.dadosACorrigir && pendencias.correcao === null;

  return (
    <ProvedorDaParte idSolicitacao={idSolicitacao} tipoPessoa={tipoPessoa} pessoaId={pendencias.pessoaId}>
      <ProvedorDaCorrecao
        value={{
          pendencias,
          textoFinal,
          telaDeDocumentos,
          visualizador,
          irParaPasso: (passo) => aoIr(passo, { substituir: false }),
        }}
      >
        <Wizard
          plano={plano}
          contexto={contexto}
          passoAtual={comecaPelosDados ? PASSO_DOS_DADOS : passoAtual}
          etapa={etapa}
          dono={dono}
          wizard={`pendencias-${idSolicitacao}-${tipoPessoa}`}
          aoIr={aoIr}
          aoSair={aoSair}
          salvar={salvar}
          aoConcluir={aoConcluir}
          telas={TELAS}
          telaDeDocumentos={PassoDeReenvio}
        />
      </ProvedorDaCorrecao>
    </ProvedorDaParte>
  );
}

/** The person's facts, and what this correction chose so far. */
function contextoDaCorrecao(
  solicitacao: SolicitacaoCarregada,
  { tipoPessoa, trocouDeConjuge }: Pendencias,
  modo: ModoDaRenda | null,
): ContextoDoParticipante | null {
  const contexto = contextoNaSolicitacao(solicitacao, tipoPessoa);
  return (
    contexto && {
      ...contexto,
      respostas: { ...contexto.respostas, trocouDeConjuge, ...(modo ? { modoDaRenda: modo } : {}) },
    }
  );
}
