/**
 * What a schema without a sentence of its own says. People read it beside the field: no types, no patterns, no list of
 * what the program would have taken.
 */
import { formatarNumero } from '@credito/domain/texto/numero';
import type * as z from 'zod';

type Questao = Parameters<z.core.$ZodErrorMap>[0];

const OBRIGATORIO = 'Este campo é obrigatório.';
const INVALIDO = 'Este valor não é válido.';
const OUTRO_FORMATO = 'Os dados enviados não estão no formato esperado.';

const quantos = (numero: number | bigint, um: string, varios: string) =>
  `${formatarNumero(numero)} ${Number(numero) === 1 ? um : varios}`;

export const mensagemDoEsquema: z.core.$ZodErrorMap = (questao) => {
  switch (questao.code) {
    case 'invalid_type':
      if (isTudo(questao)) return OUTRO_FORMATO;
      return questao.input === undefined || questao.input === null ? OBRIGATORIO : INVALIDO;
    case 'too_big':
      return grandeDemais(questao);
    case 'too_small':
      return pequenoDemais(questao);
    case 'invalid_value':
      return 'Escolha uma das opções.';
    case 'not_multiple_of':
      return `Informe um múltiplo de ${formatarNumero(questao.divisor)}.`;
    default:
      return INVALIDO;
  }
};

/** What came as a whole, not one of its fields. */
function isTudo({ path, expected }: Extract<Questao, { code: 'invalid_type' }>): boolean {
  return expected === 'object' && (path?.length ?? 0) === 0;
}

function grandeDemais({ origin, maximum }: Extract<Questao, { code: 'too_big' }>): string {
  if (origin === 'string') return `Escreva no máximo ${quantos(maximum, 'caractere', 'caracteres')}.`;
  if (origin === 'array') return `Envie no máximo ${quantos(maximum, 'item', 'itens')}.`;
  return `O valor máximo é ${formatarNumero(maximum)}.`;
}

function pequenoDemais({ origin, minimum, inclusive }: Extract<Questao, { code: 'too_small' }>): string {
  if (origin === 'string')
    return minimum === 1 ? OBRIGATORIO : `Escreva pelo menos ${quantos(minimum, 'caractere', 'caracteres')}.`;
  if (origin === 'array') return `Envie pelo menos ${quantos(minimum, 'item', 'itens')}.`;
  return inclusive === false
    ? `O valor precisa ser maior que ${formatarNumero(minimum)}.`
    : `O valor mínimo é ${formatarNumero(minimum)}.`;
}
