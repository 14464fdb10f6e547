/** What reading a proof of income gives: which months it is about and how much it shows. */
import type { CampoLido } from './leitura-tipos.ts';
import { TIPOS_DE_DOCUMENTO, type TipoDocumento } from './tipos.ts';

/** A month, YYYY-MM. */
export type Mes = string;

export type RendaLida = {
  /** False when hardly any text was found: the picture should be taken again. */
  legivel: boolean;
  /** Null when nothing told what it is. */
  tipoReconhecido: TipoDocumento | null;
  /** From the earliest to the latest; empty when none was found. */
  meses: Mes[];
  brutoCentavos: number | null;
  liquidoCentavos: number | null;
  nome: CampoLido | null;
  cpf: CampoLido | null;
};

export const RENDA_NAO_LIDA: RendaLida = {
  legivel: false,
  tipoReconhecido: null,
  meses: [],
  brutoCentavos: null,
  liquidoCentavos: null,
  nome: null,
  cpf: null,
};

/** Proofs that are read. A company's papers and a lease are many pages of prose: an analyst reads those. */
export const TIPOS_COM_LEITURA_DE_RENDA: readonly TipoDocumento[] = [
  'CONTRACHEQUE',
  'PRO_LABORE',
  'EXTRATO_BANCARIO',
  'APOSENTADORIA_BENEFICIO',
  'DECORE',
  'DECLARACAO_IMPOSTO',
  'COMPROVANTE_RENDA_FAMILIAR',
];

/** Proofs of one month each, whose amount stands for the month's income. */
export const TIPOS_MENSAIS: readonly TipoDocumento[] = [
  'CONTRACHEQUE',
  'PRO_LABORE',
  'EXTRATO_BANCARIO',
  'APOSENTADORIA_BENEFICIO',
];

export function isComprovanteDeRenda(tipo: TipoDocumento): boolean {
  return TIPOS_DE_DOCUMENTO[tipo].grupo === 'renda' || tipo === 'COMPROVANTE_RENDA_FAMILIAR';
}
