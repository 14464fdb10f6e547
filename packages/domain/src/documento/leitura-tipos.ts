/** What reading an identity document gives (spec 2, sections 1 and 7: "Vision"). */

/** `confianca` from 0 to 1: good enough to order and to mark, never a reason to hide what was read. */
export type CampoLido = { valor: string; confianca: number };

/** `pendente`: its turn has not come, or the reading has not ended. */
export const SITUACOES_DA_LEITURA = ['nao-se-aplica', 'pendente', 'lida', 'falhou'] as const;
export type SituacaoDaLeitura = (typeof SITUACOES_DA_LEITURA)[number];

export type TipoReconhecido = 'RG' | 'CNH' | 'CPF' | 'outro';

export type Vision = {
  nome: CampoLido | null;
  /** Eleven digits with valid check digits, or null: a CPF that does not add up is never shown. */
  cpf: CampoLido | null;
  mae: CampoLido | null;
  pai: CampoLido | null;
  /** YYYY-MM-DD. */
  dataNascimento: CampoLido | null;
  /** YYYY-MM-DD. */
  dataExpedicao: CampoLido | null;
  /** The identity card's number (the RG, also where a CNH repeats it), letters and digits only. */
  numeroRegistro: CampoLido | null;
  tipoReconhecido: TipoReconhecido;
  /** False when hardly any text was found: the picture should be taken again. */
  legivel: boolean;
};

/** One word of a page and where it stands; coordinates grow to the right and down, in any unit. */
export type PalavraLida = {
  texto: string;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** From 0 to 1. Text layers of digital PDFs count as 1. */
  confianca: number;
};

/** Twice what the fullest statement has: a page with more of them is not read further. */
export const PALAVRAS_DE_UMA_PAGINA = 2_000;

export const VISION_VAZIA: Vision = {
  nome: null,
  cpf: null,
  mae: null,
  pai: null,
  dataNascimento: null,
  dataExpedicao: null,
  numeroRegistro: null,
  tipoReconhecido: 'outro',
  legivel: false,
};
