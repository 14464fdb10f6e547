/** Free text: what counts is what somebody sees. It is kept as it was written, invisible characters inside included. */
import * as z from 'zod/mini';

/** Signs without ink that no property of Unicode gathers: braille, music, object and hieroglyphic blanks. */
const EM_BRANCO = '\\u2800\\u{1D159}\\uFFFC\\u{13441}\\u{13442}';
/** Joiners, fillers, control and format characters, accents without a letter; spaces between words are not among them. */
const INVISIVEIS = new RegExp(
  `(?!\\p{White_Space})[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\p{Cs}\\p{Mn}\\p{Me}${EM_BRANCO}]`,
  'gu',
);
const ESPACOS = /\p{White_Space}+/gu;

/** A gap between words counts once, however wide it is. */
export function caracteresVisiveis(texto: string): number {
  return [...texto.normalize('NFC').replace(INVISIVEIS, '').replace(ESPACOS, ' ').trim()].length;
}

/** One form of accents, ends trimmed; empty when there is nothing to see. */
export function textoLimpo(texto: string): string {
  return caracteresVisiveis(texto) === 0 ? '' : texto.normalize('NFC').trim();
}

export interface RegraDoTexto {
  /** Characters that can be seen. */
  minimo?: number;
  maximo: number;
  /** Said when it is missing or too short. */
  curto?: string;
  longo?: string;
}

export function textoLivre({
  minimo = 0,
  maximo,
  curto = 'Este campo é obrigatório.',
  longo = `Escreva no máximo ${maximo} caracteres.`,
}: RegraDoTexto) {
  return z.string({ error: curto }).check(
    z.overwrite(textoLimpo),
    z.minLength(minimo, { error: curto, abort: true }),
    z.refine((texto) => caracteresVisiveis(texto) >= minimo, { error: curto, abort: true }),
    z.maxLength(maximo, { error: longo }),
  );
}
