import type { Variavel } from './variaveis.ts';

/** The parts of a message that have words. Absent: the message does not have that part. */
export interface TextoDoModelo {
  /** Without the provider's name, which is put in front. */
  assunto?: string | undefined;
  /** Heading of the e-mail; the subject when absent. */
  titulo?: string | undefined;
  /** One paragraph per line. */
  paragrafos?: string | undefined;
  /** Below the button, one per line. */
  observacoes?: string | undefined;
  /** SMS or WhatsApp. */
  curta?: string | undefined;
}

export const PARTES_DO_TEXTO = ['assunto', 'titulo', 'paragrafos', 'observacoes', 'curta'] as const;
export type ParteDoTexto = (typeof PARTES_DO_TEXTO)[number];

export interface FichaDoTexto {
  /** How the administration finds it. */
  rotulo: string;
  variaveis: readonly Variavel[];
  /** Without these places the message is of no use. */
  exige?: Readonly<Partial<Record<ParteDoTexto, Variavel>>>;
  padrao: TextoDoModelo;
}
