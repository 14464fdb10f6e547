/** CPF: always text, 11 digits, leading zeros kept (case CPF-01); all-equal digits refused (CPF-02). */
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

export const MENSAGEM_CPF_ERRADO = 'Este CPF não existe. Confira os números.';
export const MENSAGEM_CPF_CURTO = 'Digite os 11 números do CPF.';
export const MENSAGEM_CPF_NAO_PERMITIDO = 'O CPF digitado não é permitido para este campo.';

/** Right by their digits, and printed on so many samples that they are typed to get past a field (spec 1 section 5). */
const CPFS_DE_AMOSTRA: ReadonlySet<string> = new Set(['12345678909']);

/** Only the digits of what was typed or pasted. */
export function digitosDoCpf(texto: string): string {
  return texto.replace(/\D/g, '');
}

/** Plain digits only: the masked form is for the screen. */
export function isCpf(cpf: string): boolean {
  return /^\d{11}$/.test(cpf) && isValidCpf(cpf);
}

/** Nobody's own CPF, however right its check digits are. */
export function isCpfDeAmostra(cpf: string): boolean {
  return CPFS_DE_AMOSTRA.has(cpf);
}

/** The message for a CPF that cannot be accepted, or null. */
export function erroDoCpf(texto: string): string | null {
  const cpf = digitosDoCpf(texto);
  if (cpf.length !== 11) return MENSAGEM_CPF_CURTO;
  if (!isCpf(cpf)) return MENSAGEM_CPF_ERRADO;
  return isCpfDeAmostra(cpf) ? MENSAGEM_CPF_NAO_PERMITIDO : null;
}

/** For a field that is left: nothing typed says nothing yet, and a whole CPF is judged when it is sent. */
export function erroDoCpfIncompleto(texto: string): string | null {
  const cpf = digitosDoCpf(texto);
  return cpf === '' || cpf.length === 11 ? null : MENSAGEM_CPF_CURTO;
}

/** "52998224725" to "529.982.247-25". */
export function formatarCpf(cpf: string): string {
  return cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}

/** "***.982.247-**", for readers who need to recognise but not to know it. */
export function mascararCpf(cpf: string): string {
  return `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;
}
