/** An amount that somebody typed. Apart from how amounts are written, which the first page needs without any schema. */
import * as z from 'zod/mini';

const MAXIMO_DE_DIGITOS = 12;
export const MENSAGEM_DIGITOS_DEMAIS = 'Você extrapolou o limite de caracteres/dígitos aceitos';
export const MENSAGEM_VALOR_ZERADO = 'Informe um valor maior que zero.';

export const centavosSchema = z.int({ error: MENSAGEM_VALOR_ZERADO }).check(
  z.refine((valor) => valor > 0, { error: MENSAGEM_VALOR_ZERADO, abort: true }),
  z.refine((valor) => String(valor).length <= MAXIMO_DE_DIGITOS, { error: MENSAGEM_DIGITOS_DEMAIS }),
);
