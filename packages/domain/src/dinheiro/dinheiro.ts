/** Money is integer cents everywhere except on the screen (case GRANA-01). */
import * as z from 'zod/mini';

export const MAXIMO_DE_DIGITOS = 12;
export const MENSAGEM_DIGITOS_DEMAIS = 'Você extrapolou o limite de caracteres/dígitos aceitos';
export const MENSAGEM_VALOR_ZERADO = 'Informe um valor maior que zero.';

/** 123456 to "R$ 1.234,56". */
export function formatarReais(centavos: number): string {
  return `R$ ${formatarValor(centavos)}`;
}

/** 123456 to "1.234,56". */
export function formatarValor(centavos: number): string {
  const inteiro = Math.trunc(centavos / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.');
  return `${inteiro},${String(Math.abs(centavos % 100)).padStart(2, '0')}`;
}

export const centavosSchema = z.int({ error: MENSAGEM_VALOR_ZERADO }).check(
  z.refine((valor) => valor > 0, { error: MENSAGEM_VALOR_ZERADO, abort: true }),
  z.refine((valor) => String(valor).length <= MAXIMO_DE_DIGITOS, { error: MENSAGEM_DIGITOS_DEMAIS }),
);
