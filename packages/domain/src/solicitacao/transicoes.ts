/** The transitions of a request: state × action × role × condition (decisions, "The request"). */
import {
  definirTransicoes,
  type RecusaDaTabela,
  type Regra as RegraDaTabela,
  type Tabela,
  type ValoresDasCondicoes,
} from '../transicao/definir-transicoes.ts';
import { ESTADOS, SIGLAS, type Sigla, type StatusSolicitacao } from './estados.ts';

export const ACOES = [
  'atualizarPreenchimento',
  'concluir',
  'cancelar',
  'aprovarIes',
  'colocarEmListaDeEspera',
  'reprovarIes',
  'aprovarDadosComplementares',
  'devolverDadosComplementares',
  'aprovarFiador',
  'devolverFiador',
  'reprovar',
  'concluirCorrecao',
  'recorrer',
  'aceitarRecurso',
  'manterRecurso',
] as const;
export type Acao = (typeof ACOES)[number];

export type Ator = 'estudante' | 'fiador' | 'instituicao' | 'analista' | 'sistema';

/** What a transition needs to know of the request, beside its state. */
export interface CondicoesDaTransicao {
  semFiador: boolean;
  analiseIes: boolean;
  dadosBasicosCompletos: boolean;
  dadosComplementaresCompletos: boolean;
  fiadoresCompletos: boolean;
  fiadoresAceitaram: boolean;
  /** A minor's guardian gave consent; true where nobody has to. */
  responsavelAutorizou: boolean;
  temMotivo: boolean;
  documentosRejeitadosEmAberto: boolean;
  /** Stage whose refusal an appeal contests; absent elsewhere. */
  recusadaEm?: EtapaRecusada;
}

/** Stages whose decision may be contested. */
export type EtapaRecusada = Extract<Sigla, 'PAIES' | 'PADC' | 'PAF'>;

export interface Destino {
  sigla: Sigla;
  statusSolicitacao: StatusSolicitacao;
}

type RecusaDaRegra =
  | 'solicitacao-incompleta'
  | 'falta-aceite'
  | 'falta-autorizacao'
  | 'motivo-obrigatorio'
  | 'documentos-rejeitados';
export type RecusaDeTransicao = RecusaDaRegra | RecusaDaTabela;

type Regra = RegraDaTabela<Ator, CondicoesDaTransicao, Destino, RecusaDaRegra>;

const para = (
  sigla: Sigla,
  statusSolicitacao: StatusSolicitacao = ESTADOS[sigla].statusSolicitacao[0],
): Destino => ({
  sigla,
  statusSolicitacao,
});

/** The editable state that the filled-in parts amount to. */
export function siglaDePreenchimento(condicoes: CondicoesDaTransicao): Sigla {
  if (!condicoes.dadosBasicosCompletos) return 'PDBE';
  if (!condicoes.dadosComplementaresCompletos || condicoes.semFiador) return 'PDC';
  return 'PDBF';
}

const preencher: Regra = {
  atores: ['estudante', 'fiador', 'sistema'],
  ir: (condicoes) => para(siglaDePreenchimento(condicoes)),
};

const concluir: Regra = {
  atores: ['estudante'],
  ir: (condicoes) => {
    if (!condicoes.dadosBasicosCompletos || !condicoes.dadosComplementaresCompletos)
      return 'solicitacao-incompleta';
    if (!condicoes.semFiador && !condicoes.fiadoresCompletos) return 'solicitacao-incompleta';
    if (!condicoes.responsavelAutorizou) return 'falta-autorizacao';
    if (!condicoes.semFiador && !condicoes.fiadoresAceitaram) return 'falta-aceite';
    return condicoes.analiseIes ? para('PAIES') : para('PADC');
  },
};

const cancelar: Regra = { atores: ['estudante'], ir: () => para('CAN') };

const comMotivo =
  (sigla: Sigla) =>
  (condicoes: CondicoesDaTransicao): Destino | RecusaDaRegra =>
    condicoes.temMotivo ? para(sigla) : 'motivo-obrigatorio';

const semRejeitados =
  (destino: (condicoes: CondicoesDaTransicao) => Destino) =>
  (condicoes: CondicoesDaTransicao): Destino | RecusaDaRegra =>
    condicoes.documentosRejeitadosEmAberto ? 'documentos-rejeitados' : destino(condicoes);

/**
 * What is handed in again is as complete as the first time: a refused proof may leave, but not without another in its
 * place, and a guarantor swapped meanwhile must have given everything too.
 */
const corrigir =
  (sigla: Sigla) =>
  (condicoes: CondicoesDaTransicao): Destino | RecusaDaRegra => {
    if (condicoes.documentosRejeitadosEmAberto) return 'documentos-rejeitados';
    if (!condicoes.dadosBasicosCompletos || !condicoes.dadosComplementaresCompletos)
      return 'solicitacao-incompleta';
    if (!condicoes.responsavelAutorizou) return 'falta-autorizacao';
    if (condicoes.semFiador) return para(sigla);
    if (!condicoes.fiadoresCompletos) return 'solicitacao-incompleta';
    return condicoes.fiadoresAceitaram ? para(sigla) : 'falta-aceite';
  };

/** What is to be corrected: refused documents, or the answers alone. */
const devolverDados = (condicoes: CondicoesDaTransicao): Destino | RecusaDaRegra => {
  if (!condicoes.temMotivo) return 'motivo-obrigatorio';
  return condicoes.documentosRejeitadosEmAberto ? para('RDC') : para('RDC', 'REPROVADO_DADOS_COMPLEMENTARES');
};

const reprovar: Regra = { atores: ['analista'], ir: comMotivo('REP') };

const preenchimento = { atualizarPreenchimento: preencher, concluir, cancelar };

const analiseDaIes = {
  cancelar,
  aprovarIes: { atores: ['instituicao'], ir: () => para('PADC') },
  colocarEmListaDeEspera: { atores: ['instituicao'], ir: () => para('PAIES', 'LISTA_ESPERA_IES') },
  reprovarIes: { atores: ['instituicao'], ir: comMotivo('RIES') },
} satisfies Partial<Record<Acao, Regra>>;

const TABELA: Tabela<Sigla, Acao, Ator, CondicoesDaTransicao, Destino, RecusaDaRegra> = {
  PDBE: preenchimento,
  PDC: preenchimento,
  PDBF: preenchimento,
  PAIES: analiseDaIes,
  PADC: {
    cancelar,
    aprovarDadosComplementares: {
      atores: ['analista'],
      ir: semRejeitados((condicoes) => (condicoes.semFiador ? para('A') : para('PAF'))),
    },
    devolverDadosComplementares: { atores: ['analista'], ir: devolverDados },
    reprovar,
  },
  PAF: {
    cancelar,
    aprovarFiador: { atores: ['analista'], ir: semRejeitados(() => para('A')) },
    devolverFiador: { atores: ['analista'], ir: comMotivo('RAF') },
    reprovar,
  },
  // A guarantor who was swapped during the correction may be the last one to finish.
  RDC: { concluirCorrecao: { atores: ['estudante', 'fiador'], ir: corrigir('PADC') } },
  RAF: { concluirCorrecao: { atores: ['fiador', 'estudante'], ir: corrigir('PAF') } },
  // A final refusal is contested once (ADR 0030): the request stays refused while somebody else looks at it.
  RIES: {
    recorrer: { atores: ['estudante'], ir: () => para('RIES', 'REPROVADO_IES_EM_RECURSO') },
    aceitarRecurso: { atores: ['analista'], ir: () => para('PAIES') },
    manterRecurso: { atores: ['analista'], ir: comMotivo('RIES') },
  },
  REP: {
    recorrer: { atores: ['estudante'], ir: () => para('REP', 'REPROVADO_EM_RECURSO') },
    // What was contested goes back to the stage that refused it.
    aceitarRecurso: { atores: ['analista'], ir: ({ recusadaEm }) => para(recusadaEm ?? 'PADC') },
    manterRecurso: { atores: ['analista'], ir: comMotivo('REP') },
  },
  A: {},
  CAN: {},
};

const SIM_OU_NAO = [false, true] as const;
const VALORES: ValoresDasCondicoes<CondicoesDaTransicao> = {
  semFiador: SIM_OU_NAO,
  analiseIes: SIM_OU_NAO,
  dadosBasicosCompletos: SIM_OU_NAO,
  dadosComplementaresCompletos: SIM_OU_NAO,
  fiadoresCompletos: SIM_OU_NAO,
  fiadoresAceitaram: SIM_OU_NAO,
  responsavelAutorizou: SIM_OU_NAO,
  temMotivo: SIM_OU_NAO,
  documentosRejeitadosEmAberto: SIM_OU_NAO,
  // The institution's refusal rests in RIES, never in REP.
  recusadaEm: ['PADC', 'PAF', undefined],
};

export const { transitar, atoresDe, setas } = definirTransicoes({
  estados: SIGLAS,
  acoes: ACOES,
  tabela: TABELA,
  valores: VALORES,
  estadoDe: ({ sigla }: Destino) => sigla,
});

export const MENSAGENS_DE_RECUSA: Readonly<Record<RecusaDeTransicao, string>> = {
  'estado-nao-permite': 'A solicitação mudou de situação e esta ação não é mais possível.',
  'papel-nao-permite': 'Você não tem permissão para esta ação.',
  'solicitacao-incompleta': 'Ainda faltam dados ou documentos para concluir a solicitação.',
  'falta-aceite': 'Falta o aceite do fiador para concluir a solicitação.',
  'falta-autorizacao': 'Falta a autorização do responsável legal para concluir a solicitação.',
  'motivo-obrigatorio': 'Informe ao menos um motivo.',
  'documentos-rejeitados': 'Há documentos recusados que ainda não foram reenviados.',
};
