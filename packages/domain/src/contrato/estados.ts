/** The states of a contract (spec 3 section 2.3; credito, section 4). */

export const CODIGOS_DO_CONTRATO = [
  'GER',
  'DIS',
  'DPR',
  'VIS',
  'RIE',
  'EFU',
  'ASS',
  'REC',
  'APR',
  'REP',
  'EFE',
  'LIQ',
  'BAI',
  'CAN',
] as const;
export type CodigoDoContrato = (typeof CODIGOS_DO_CONTRATO)[number];

/** Whose next act it is; `signatarios`: whoever has not signed yet. */
export type VezNoContrato = 'estudante' | 'signatarios' | 'instituicao' | 'provedor' | 'ninguem';

interface EstadoDoContrato {
  /** What everybody reads, students, guarantors and staff alike: the code is the specification's word (ADR 0134). */
  rotulo: string;
  vez: VezNoContrato;
  /** Between release and effect: an earlier term's contract in it holds up a later one's effect. */
  emContratacao: boolean;
  /** Nothing of it can change any more, except that a cancellation by deadline may be recovered. */
  final: boolean;
}

export const ESTADOS_DO_CONTRATO: Readonly<Record<CodigoDoContrato, EstadoDoContrato>> = {
  GER: { rotulo: 'Em preparação', vez: 'provedor', emContratacao: false, final: false },
  DIS: { rotulo: 'Disponível', vez: 'estudante', emContratacao: true, final: false },
  DPR: { rotulo: 'Em assinatura', vez: 'signatarios', emContratacao: true, final: false },
  VIS: { rotulo: 'Impresso', vez: 'estudante', emContratacao: true, final: false },
  RIE: { rotulo: 'Na instituição', vez: 'instituicao', emContratacao: true, final: false },
  EFU: { rotulo: 'A caminho', vez: 'provedor', emContratacao: true, final: false },
  ASS: { rotulo: 'Assinado', vez: 'provedor', emContratacao: true, final: false },
  REC: { rotulo: 'Em análise', vez: 'provedor', emContratacao: true, final: false },
  APR: { rotulo: 'Aprovado', vez: 'provedor', emContratacao: true, final: false },
  REP: { rotulo: 'Não aprovado', vez: 'provedor', emContratacao: false, final: false },
  EFE: { rotulo: 'Em vigor', vez: 'ninguem', emContratacao: false, final: false },
  LIQ: { rotulo: 'Quitado', vez: 'ninguem', emContratacao: false, final: true },
  BAI: { rotulo: 'Encerrado', vez: 'ninguem', emContratacao: false, final: true },
  CAN: { rotulo: 'Cancelado', vez: 'ninguem', emContratacao: false, final: true },
};

/** Signable, and ended by the deadline. */
export const ABERTOS_A_ASSINAR: readonly CodigoDoContrato[] = ['DIS', 'DPR', 'VIS'];

const FORA_DE_VIGOR: readonly CodigoDoContrato[] = ['GER', 'BAI', 'CAN'];

/** Contracts that a student has: released, and neither cancelled nor written off. */
export const CODIGOS_QUE_CONTAM = CODIGOS_DO_CONTRATO.filter((codigo) => !FORA_DE_VIGOR.includes(codigo));

/** Who acts now, as the student reads it; what nobody has to do is done by itself. */
export const QUEM_AGE_NO_CONTRATO: Readonly<Record<VezNoContrato, string>> = {
  estudante: 'Você',
  signatarios: 'Quem ainda não assinou',
  instituicao: 'A instituição de ensino',
  provedor: 'A nossa equipe de contratos',
  ninguem: 'O portal',
};

/** The same, as the staff reads it. */
export const VEZ_NA_EQUIPE: Readonly<Record<VezNoContrato, string>> = {
  estudante: 'Estudante',
  signatarios: 'Quem assina',
  instituicao: 'Instituição de ensino',
  provedor: 'Equipe do provedor',
  ninguem: 'Ninguém',
};

/** Reasons for which an analysis refuses a contract (spec 3 section 2.3), as they are shown. */
export const MOTIVOS_DE_REPROVACAO = {
  DOCUMENTO_PENDENTE: 'Documento pendente',
  ASSINATURA_DIVERGENTE: 'Divergência de assinatura',
  CONTRATO_INVALIDO: 'Contrato inválido',
  FALTAM_VIAS: 'Faltam vias do contrato',
  FALTA_RECONHECIMENTO: 'Falta o reconhecimento de firma',
  SELO_DIVERGENTE: 'Divergência no selo do cartório',
  FALTA_ASSINATURA: 'Falta assinatura',
  FALTA_RUBRICA: 'Falta rubrica',
  ERRO_NA_GERACAO: 'Erro na geração do contrato',
} as const;
export type CodigoDoMotivo = keyof typeof MOTIVOS_DE_REPROVACAO;

/** A reason as it was given: the words stay as they were that day. */
export interface MotivoGuardado {
  codigo: CodigoDoMotivo | null;
  /** What the reader sees first; free text where no reason of the table was chosen. */
  texto: string;
  explicacao: string | null;
}
