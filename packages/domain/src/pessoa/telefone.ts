/** Brazilian telephones as digits: area code plus number (cases FONE-01, FONE-02). Anatel's plan of area codes. */
import * as z from 'zod/mini';

export const MENSAGEM_TELEFONE_CURTO = 'Digite o celular com DDD, como (11) 91234-5678.';
export const MENSAGEM_DDD_INEXISTENTE = 'Esse DDD não existe. Confira os dois primeiros dígitos.';
export const MENSAGEM_TELEFONE_FIXO = 'Precisamos de um celular: o número começa com 9 depois do DDD.';

const DDDS = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/**
 * The national digits of what was typed, pasted or autofilled: country code, trunk zero and carrier code are
 * dropped only when what remains is a whole number. "55 98765-4321" is a Santa Maria number and stays whole.
 */
export function digitosDoTelefone(texto: string): string {
  let digitos = texto.replace(/\D/g, '');
  if (digitos.startsWith('0')) {
    digitos = digitos.replace(/^0+/, '');
    if (digitos.length > 11) digitos = digitos.slice(2);
  }
  if (digitos.length > 11 && digitos.startsWith('55')) digitos = digitos.slice(2);
  return digitos;
}

/** The message for a mobile number that cannot be accepted, or null. */
export function erroDoCelular(texto: string): string | null {
  const digitos = digitosDoTelefone(texto);
  if (digitos.length >= 2 && !DDDS.has(digitos.slice(0, 2))) return MENSAGEM_DDD_INEXISTENTE;
  if (digitos.length === 10 && /^[2-5]/.test(digitos.slice(2))) return MENSAGEM_TELEFONE_FIXO;
  if (digitos.length !== 11) return MENSAGEM_TELEFONE_CURTO;
  return digitos[2] === '9' ? null : MENSAGEM_TELEFONE_FIXO;
}

/** "11987654321" to "(11) 98765-4321"; landlines of ten digits too. */
export function formatarTelefone(digitos: string): string {
  return digitos.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
}

/** E.164, as gateways want it: +55 exactly once. */
export function telefoneInternacional(digitos: string): string {
  return `+55${digitosDoTelefone(digitos)}`;
}

/** "(11) •••••-4321". */
export function mascararTelefone(digitos: string): string {
  return `(${digitos.slice(0, 2)}) •••••-${digitos.slice(-4)}`;
}

export const celularSchema = z.pipe(
  z.pipe(z.string({ error: MENSAGEM_TELEFONE_CURTO }), z.transform(digitosDoTelefone)),
  z.string().check(
    z.refine((digitos) => erroDoCelular(digitos) === null, {
      error: (issue) => erroDoCelular(String(issue.input)) ?? MENSAGEM_TELEFONE_CURTO,
    }),
  ),
);
