/** Money is integer cents everywhere except on the screen (case GRANA-01). */
import * as z from 'zod/mini';

const MAXIMO_DE_DIGITOS = 12;
export const MENSAGEM_DIGITOS_DEMAIS = 'Você extrapolou o limite de caracteres/dígitos aceitos';
export const MENSAGEM_VALOR_ZERADO = 'Informe um valor maior que zero.';

/** 123456 to "R$ 1.234,56", -50 to "-R$ 0,50". */
export function formatarReais(centavos: number): string {
  return `${centavos < 0 ? '-' : ''}R$ ${formatarValor(Math.abs(centavos))}`;
}

/** 123456 to "1.234,56", -50 to "-0,50". */
export function formatarValor(centavos: number): string {
  const absoluto = Math.abs(centavos);
  const inteiro = Math.trunc(absoluto / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.');
  return `${centavos < 0 ? '-' : ''}${inteiro},${String(absoluto % 100).padStart(2, '0')}`;
}

export const centavosSchema = z.int({ error: MENSAGEM_VALOR_ZERADO }).check(
  z.refine((valor) => valor > 0, { error: MENSAGEM_VALOR_ZERADO, abort: true }),
  z.refine((valor) => String(valor).length <= MAXIMO_DE_DIGITOS, { error: MENSAGEM_DIGITOS_DEMAIS }),
);
