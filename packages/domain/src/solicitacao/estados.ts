/** The one state table of a request (decisions, "The request"; spec 1 section 4). */

export const SIGLAS = [
  'PDBE',
  'PDC',
  'PDBF',
  'PAIES',
  'PADC',
  'PAF',
  'RDC',
  'RAF',
  'RIES',
  'REP',
  'A',
  'CAN',
] as const;
export type Sigla = (typeof SIGLAS)[number];

export type StatusSolicitacao =
  | 'PENDENTE_DADOS_BASICOS_ESTUDANTE'
  | 'PENDENTE_DADOS_COMPLEMENTARES'
  | 'PENDENTE_DADOS_BASICOS_FIADOR'
  | 'PENDENTE_ANALISE_IES'
  | 'LISTA_ESPERA_IES'
  | 'PENDENTE_ANALISE_DADOS_COMPLEMENTARES'
  | 'PENDENTE_ANALISE_FIADOR'
  | 'REPROVADO_DADOS_COMPLEMENTARES'
  | 'REPROVADO_ANALISE_DADOS_COMPLEMENTARES'
  | 'REPROVADO_ANALISE_FIADOR'
  | 'REPROVADO_IES'
  | 'REPROVADO_IES_EM_RECURSO'
  | 'REPROVADO'
  | 'REPROVADO_EM_RECURSO'
  | 'APROVADO'
  | 'CANCELADO';

type StatusCadastroBolsista = 'EM_PREENCHIMENTO' | 'CONCLUIDO' | 'EM_CORRECAO' | 'CANCELADO';
export type Exibicao = 'pendente' | 'analise' | 'aprovada' | 'reprovada' | 'nenhum';
export type Responsavel = 'estudante' | 'fiador' | 'instituicao' | 'analista' | 'provedor' | 'ninguem';
export type Natureza = 'editavel' | 'bloqueada' | 'corrigivel' | 'final';

export interface Estado {
  statusSolicitacao: readonly [StatusSolicitacao, ...StatusSolicitacao[]];
  statusCadastroBolsista: StatusCadastroBolsista;
  exibicao: Exibicao;
  responsavel: Responsavel;
  natureza: Natureza;
  cancelavel: boolean;
}

export const ESTADOS: Readonly<Record<Sigla, Estado>> = {
  PDBE: {
    statusSolicitacao: ['PENDENTE_DADOS_BASICOS_ESTUDANTE'],
    statusCadastroBolsista: 'EM_PREENCHIMENTO',
    exibicao: 'pendente',
    responsavel: 'estudante',
    natureza: 'editavel',
    cancelavel: true,
  },
  PDC: {
    statusSolicitacao: ['PENDENTE_DADOS_COMPLEMENTARES'],
    statusCadastroBolsista: 'EM_PREENCHIMENTO',
    exibicao: 'pendente',
    responsavel: 'estudante',
    natureza: 'editavel',
    cancelavel: true,
  },
  PDBF: {
    statusSolicitacao: ['PENDENTE_DADOS_BASICOS_FIADOR'],
    statusCadastroBolsista: 'EM_PREENCHIMENTO',
    exibicao: 'pendente',
    responsavel: 'fiador',
    natureza: 'editavel',
    cancelavel: true,
  },
  PAIES: {
    statusSolicitacao: ['PENDENTE_ANALISE_IES', 'LISTA_ESPERA_IES'],
    statusCadastroBolsista: 'CONCLUIDO',
    exibicao: 'analise',
    responsavel: 'instituicao',
    natureza: 'bloqueada',
    cancelavel: true,
  },
  PADC: {
    statusSolicitacao: ['PENDENTE_ANALISE_DADOS_COMPLEMENTARES'],
    statusCadastroBolsista: 'CONCLUIDO',
    exibicao: 'analise',
    responsavel: 'analista',
    natureza: 'bloqueada',
    cancelavel: true,
  },
  PAF: {
    statusSolicitacao: ['PENDENTE_ANALISE_FIADOR'],
    statusCadastroBolsista: 'CONCLUIDO',
    exibicao: 'analise',
    responsavel: 'analista',
    natureza: 'bloqueada',
    cancelavel: true,
  },
  RDC: {
    statusSolicitacao: ['REPROVADO_ANALISE_DADOS_COMPLEMENTARES', 'REPROVADO_DADOS_COMPLEMENTARES'],
    statusCadastroBolsista: 'EM_CORRECAO',
    exibicao: 'reprovada',
    responsavel: 'estudante',
    natureza: 'corrigivel',
    cancelavel: false,
  },
  RAF: {
    statusSolicitacao: ['REPROVADO_ANALISE_FIADOR'],
    statusCadastroBolsista: 'EM_CORRECAO',
    exibicao: 'reprovada',
    responsavel: 'fiador',
    natureza: 'corrigivel',
    cancelavel: false,
  },
  RIES: {
    statusSolicitacao: ['REPROVADO_IES', 'REPROVADO_IES_EM_RECURSO'],
    statusCadastroBolsista: 'CONCLUIDO',
    exibicao: 'reprovada',
    responsavel: 'ninguem',
    natureza: 'final',
    cancelavel: false,
  },
  REP: {
    statusSolicitacao: ['REPROVADO', 'REPROVADO_EM_RECURSO'],
    statusCadastroBolsista: 'CONCLUIDO',
    exibicao: 'reprovada',
    responsavel: 'ninguem',
    natureza: 'final',
    cancelavel: false,
  },
  A: {
    statusSolicitacao: ['APROVADO'],
    statusCadastroBolsista: 'CONCLUIDO',
    exibicao: 'aprovada',
    responsavel: 'provedor',
    natureza: 'final',
    cancelavel: false,
  },
  CAN: {
    statusSolicitacao: ['CANCELADO'],
    statusCadastroBolsista: 'CANCELADO',
    exibicao: 'nenhum',
    responsavel: 'ninguem',
    natureza: 'final',
    cancelavel: false,
  },
};

function siglasCom(condicao: (estado: Estado) => boolean): readonly Sigla[] {
  return SIGLAS.filter((sigla) => condicao(ESTADOS[sigla]));
}

export const siglasFinais = siglasCom((estado) => estado.natureza === 'final');
export const siglasAbertas = siglasCom((estado) => estado.natureza !== 'final');
export const siglasEditaveis = siglasCom((estado) => estado.natureza === 'editavel');
export const siglasCorrigiveis = siglasCom((estado) => estado.natureza === 'corrigivel');
export const siglasCancelaveis = siglasCom((estado) => estado.cancelavel);

/** Codes of older data and what they are read as (decisions, "The request"). */
export const SIGLAS_ANTIGAS = { AGC: 'PDC', AGA: 'PADC', AFU: 'PADC', P: 'PDBE' } as const;
export type CodigoAntigo = keyof typeof SIGLAS_ANTIGAS;

export function lerSigla(codigo: string): Sigla | null {
  const sigla = (SIGLAS_ANTIGAS as Readonly<Record<string, Sigla>>)[codigo] ?? codigo;
  return (SIGLAS as readonly string[]).includes(sigla) ? (sigla as Sigla) : null;
}
