/** The code under which anybody may look a signed document up: sixteen characters that nobody mistakes for others. */

/** Without I, L, O, U, 0 and 1. */
export const ALFABETO_DA_VERIFICACAO = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
export const LETRAS_DA_VERIFICACAO = 16;

const FORMATO = new RegExp(`^[${ALFABETO_DA_VERIFICACAO}]{${LETRAS_DA_VERIFICACAO}}$`);

/** As typed or scanned, with any spaces and hyphens and in any case; null when it cannot be a code. */
export function lerCodigoDeVerificacao(texto: string): string | null {
  const codigo = texto.toUpperCase().replace(/[\s-]/g, '');
  return FORMATO.test(codigo) ? codigo : null;
}

/** "ABCD-EFGH-JKMN-PQRS". */
export function formatarCodigoDeVerificacao(codigo: string): string {
  return codigo.replace(/(.{4})(?=.)/g, '$1-');
}
