/** The states of a file that somebody sent, from the upload to its end (decisions, "a document's history is kept"). */
import {
  definirTransicoes,
  type Regra as RegraDaTabela,
  type Tabela,
  type ValoresDasCondicoes,
} from '../transicao/definir-transicoes.ts';
import { SITUACOES_DO_DOCUMENTO, type SituacaoDoDocumento } from './mudancas.ts';

export const ACOES_DO_DOCUMENTO = [
  'aprovar',
  'recusar',
  'desfazerVeredito',
  'reporParaAnalise',
  'desfazerReposicao',
  'substituir',
  'voltarDaResposta',
  'estacionar',
  'retomar',
  'excluir',
  'expurgar',
] as const;
export type AcaoDoDocumento = (typeof ACOES_DO_DOCUMENTO)[number];

/** `dono` sends or answers for the file; `sistema` acts for the time that passes. */
type AtorDoDocumento = 'dono' | 'analista' | 'sistema';

interface CondicoesDoDocumento {
  /** The verdict that a parked file had when it was parked; it holds again when the file returns. */
  veredito: 'aprovado' | 'rejeitado' | null;
}

interface DestinoDoDocumento {
  situacao: SituacaoDoDocumento;
}

type Regra = RegraDaTabela<AtorDoDocumento, CondicoesDoDocumento, DestinoDoDocumento, never>;

const por = (atores: readonly AtorDoDocumento[], situacao: SituacaoDoDocumento): Regra => ({
  atores,
  ir: () => ({ situacao }),
});

/** Whoever was in force gives way to another file, to a changed answer, or to its owner's wish. */
const emVigor = {
  substituir: por(['dono'], 'substituido'),
  estacionar: por(['dono'], 'estacionado'),
  excluir: por(['dono'], 'excluido'),
  expurgar: por(['sistema'], 'excluido'),
};

const aprovar = por(['analista'], 'aprovado');
/** Refusing again changes the reasons. */
const recusar = por(['analista'], 'rejeitado');
const desfazerVeredito = por(['analista'], 'enviado');

const TABELA: Tabela<
  SituacaoDoDocumento,
  AcaoDoDocumento,
  AtorDoDocumento,
  CondicoesDoDocumento,
  DestinoDoDocumento,
  never
> = {
  enviado: {
    ...emVigor,
    aprovar,
    recusar,
    // Another way of solving the income was chosen: what had been put back waits for a new file again.
    desfazerReposicao: por(['dono'], 'rejeitado'),
  },
  aprovado: { ...emVigor, recusar, desfazerVeredito },
  rejeitado: {
    ...emVigor,
    aprovar,
    recusar,
    desfazerVeredito,
    // More proofs were added: the refused ones are looked at again together with them (spec 2 section 4).
    reporParaAnalise: por(['dono'], 'enviado'),
  },
  substituido: {
    // The file that answered a refusal is taken back, so the refused one waits for another.
    voltarDaResposta: por(['dono'], 'rejeitado'),
    excluir: por(['dono'], 'excluido'),
    expurgar: por(['sistema'], 'excluido'),
  },
  estacionado: {
    retomar: { atores: ['dono'], ir: ({ veredito }) => ({ situacao: veredito ?? 'enviado' }) },
    expurgar: por(['sistema'], 'excluido'),
  },
  excluido: {},
};

const VALORES: ValoresDasCondicoes<CondicoesDoDocumento> = { veredito: ['aprovado', 'rejeitado', null] };

const documento = definirTransicoes({
  estados: SITUACOES_DO_DOCUMENTO,
  acoes: ACOES_DO_DOCUMENTO,
  tabela: TABELA,
  valores: VALORES,
  estadoDe: ({ situacao }: DestinoDoDocumento) => situacao,
});

export const { transitar: transitarDocumento, setas: setasDoDocumento } = documento;

/** Where the action finds a file and where it leads, for a statement over many of them. */
export const { estadosCom: situacoesCom, destinoDe: situacaoApos } = documento;
