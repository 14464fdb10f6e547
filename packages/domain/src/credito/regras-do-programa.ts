/** What a programme charges and when (credito, section 5): one versioned setting that every figure follows from. */

/** Where the months of the fee begin: at each monthly fee that the provider pays, or at the contract for all of them. */
export const INICIOS_DA_CONTAGEM = ['parcela-usada', 'contrato'] as const;
type ContarDe = (typeof INICIOS_DA_CONTAGEM)[number];

/** `espelho`: one instalment repays one use. `linear`: the whole debt in a number of equal parts of principal. */
type ModoDeRestituicao = { tipo: 'espelho' } | { tipo: 'linear'; prazo: number };

/** What corrects the principal, by published numbers only. */
export const INDICES_PUBLICADOS = ['mensalidade', 'ipca'] as const;
export type IndicePublicado = (typeof INDICES_PUBLICADOS)[number];
export const INDICES_DO_PROGRAMA = ['nenhum', ...INDICES_PUBLICADOS] as const;
export type IndiceDoPrograma = (typeof INDICES_DO_PROGRAMA)[number];

export interface RegrasDeIof {
  /** Of each day up to the 365th, in parts per thousand million. */
  diariaPpb: number;
  /** Once, in parts per million. */
  adicionalPpm: number;
}

export interface RegrasDoPrograma {
  /** Administration fee of a month in parts per million of the principal, simple: 0,35 % is 3.500. */
  taxaPpm: number;
  contarDe: ContarDe;
  modo: ModoDeRestituicao;
  indice: IndiceDoPrograma;
  /** 1 to 31; a month that is too short has its last day. */
  diaDeVencimento: number;
  /** Months between the last use and the first instalment beyond the ordinary one, during which the fee runs. */
  carenciaMeses: number;
  /** Fine on what is late, once (at most 2 %: CDC, article 52). */
  multaPpm: number;
  /** Interest on what is late, simple, a month of 30 days. */
  moraPpmMes: number;
  iof: RegrasDeIof | null;
  /** No instalment of `espelho` is smaller, where the debt allows it; 0: each use has its own. */
  parcelaMinimaCentavos: number;
}

export const MILHAO = 1_000_000;
export const BILHAO = 1_000_000_000;

export const IOF_DE_PESSOA: RegrasDeIof = { diariaPpb: 82_000, adicionalPpm: 3_800 };

export const REGRAS_PADRAO: RegrasDoPrograma = {
  taxaPpm: 3_500,
  contarDe: 'parcela-usada',
  modo: { tipo: 'espelho' },
  indice: 'nenhum',
  diaDeVencimento: 10,
  carenciaMeses: 0,
  multaPpm: 20_000,
  moraPpmMes: 10_000,
  iof: null,
  parcelaMinimaCentavos: 0,
};
