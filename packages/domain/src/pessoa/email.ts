/** E-mail addresses (cases MAIL-01, MAIL-02, FIA-03): trimmed, any TLD of two letters or more, compared without case. */
import * as z from 'zod/mini';

export const MENSAGEM_EMAIL_INVALIDO = 'Digite o e-mail completo, como nome@exemplo.com.';
const MAXIMO_EMAIL = 254;

const FORMATO =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/;

/** Ends trimmed, also of no-break spaces that phone keyboards add; case is kept as typed. */
export function aparar(texto: string): string {
  return texto.replace(/^[\s\u00A0\u200B]+|[\s\u00A0\u200B]+$/g, '');
}

/** How an address is stored and compared: trimmed and in lower case. */
export function normalizarEmail(texto: string): string {
  return aparar(texto).toLowerCase();
}

export function isEmail(texto: string): boolean {
  const email = aparar(texto);
  return email.length <= MAXIMO_EMAIL && FORMATO.test(email) && !email.includes('..');
}

export function mesmoEmail(a: string, b: string): boolean {
  return normalizarEmail(a) === normalizarEmail(b);
}

export const emailSchema = z.pipe(
  z.pipe(z.string({ error: MENSAGEM_EMAIL_INVALIDO }), z.transform(normalizarEmail)),
  z.string().check(z.refine(isEmail, { error: MENSAGEM_EMAIL_INVALIDO })),
);

/** "m•••••@exemplo.com". */
export function mascararEmail(email: string): string {
  return email.replace(/^(.)[^@]*/u, '$1•••••');
}
