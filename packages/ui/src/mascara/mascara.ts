/** What a mask knows. Both functions are pure; the field on the screen only carries their answers. */
export interface Mascara {
  /**
   * The text to show after one key. `antes` is what was shown before: a key that does not fit gives it back, so that
   * a full field never loses its last digits.
   */
  digitar(texto: string, antes: string): string;
  /**
   * The text to show for a value that arrives whole: paste, autofill or the form. What cannot be read with certainty
   * comes back unmasked and uncut, for the validation to refuse.
   */
  receber(texto: string): string;
  /** Whether a text alone is a whole value, so that pasting it replaces what was half typed. */
  isCompleto(texto: string): boolean;
}

export interface Edicao {
  readonly texto: string;
  readonly cursor: number;
  readonly antes: string;
  /** `inputType` of the browser's event; autofill and scripts send none. */
  readonly tipo: string | undefined;
  /** What the event inserted, when the browser tells. */
  readonly inserido?: string | null | undefined;
}

export interface Resultado {
  readonly texto: string;
  readonly cursor: number;
  /** Digits that do not fit: a key was refused, or a text is shown whole for the validation to refuse. */
  readonly sobram: boolean;
}

/** Digits of a text, full-width and other compatibility forms included. */
export function soDigitos(texto: string): string {
  return texto.normalize('NFKC').replace(/\D/g, '');
}

/** Places digits on the zeros of a model, without closing literals: `000.000` and 123 give `123`. */
export function distribuir(digitos: string, modelo: string): string {
  let texto = '';
  let usados = 0;
  let literais = '';
  for (const sinal of modelo) {
    if (usados === digitos.length) break;
    if (sinal === '0') {
      texto += literais + digitos[usados];
      literais = '';
      usados += 1;
    } else literais += sinal;
  }
  return texto;
}

/** A key that removes something is always obeyed, also in a pasted text that is too long for the mask. */
export function isEncolhendo(texto: string, antes: string): boolean {
  return texto.length < antes.length;
}

export function mascaraDeModelo(modelo: string): Mascara {
  const lugares = soDigitos(modelo).length;
  return {
    digitar(texto, antes) {
      const digitos = soDigitos(texto);
      if (digitos.length <= lugares) return distribuir(digitos, modelo);
      return isEncolhendo(texto, antes) ? digitos : antes;
    },
    receber(texto) {
      const digitos = soDigitos(texto);
      return digitos.length > lugares ? digitos : distribuir(digitos, modelo);
    },
    isCompleto: (texto) => soDigitos(texto).length === lugares,
  };
}

function digitosDepois(texto: string, cursor: number): number {
  return soDigitos(texto.slice(cursor)).length;
}

/** The place with the same number of digits to its right, right after a digit where there is a choice. */
function cursorAntesDe(digitos: number, texto: string): number {
  let faltam = digitos;
  let lugar = texto.length;
  while (lugar > 0 && faltam > 0) {
    lugar -= 1;
    if (/\d/.test(texto.charAt(lugar))) faltam -= 1;
  }
  while (digitos > 0 && lugar > 0 && !/\d/.test(texto.charAt(lugar - 1))) lugar -= 1;
  return lugar;
}

function isTecla({ tipo, inserido }: Edicao): boolean {
  if (tipo === undefined || tipo === '') return false;
  if (tipo.startsWith('delete')) return true;
  return tipo === 'insertText' && (inserido ?? '').length <= 1;
}

/** What an input method leaves behind when it has finished a word, or a number. */
export const TIPO_DE_COMPOSICAO = 'insertCompositionText';

/** A text that a key could not have led to has more digits than there are places. */
const NADA = '\0';
const cabe = (mascara: Mascara, texto: string) => mascara.digitar(texto, NADA) !== NADA;

/** One edit of the field: what to show and where the caret stays, beside the digit where the person left it. */
export function aplicarMascara(mascara: Mascara, edicao: Edicao): Resultado {
  const { texto: cru, cursor: cursorCru, antes, tipo, inserido } = edicao;
  const texto = isTecla(edicao) ? mascara.digitar(cru, antes) : mascara.receber(cru);
  const recusada = tipo === 'insertText' && texto === antes;
  const sobram =
    (recusada || tipo === TIPO_DE_COMPOSICAO) && /\d/.test(inserido ?? '') && !cabe(mascara, cru);
  if (cru.length === cursorCru) return { texto, cursor: texto.length, sobram };
  let cursor = recusada
    ? cursorAntesDe(digitosDepois(cru, cursorCru), antes)
    : cursorAntesDe(digitosDepois(cru, cursorCru), texto);
  if (tipo === 'deleteContentForward' && texto === antes) {
    // Delete met a literal, which the mask put back: step over it, else the key would never advance.
    cursor = Math.max(cursor, cursorCru);
    while (cursor < texto.length && !/\d/.test(texto.charAt(cursor))) cursor += 1;
  }
  return { texto, cursor, sobram };
}
