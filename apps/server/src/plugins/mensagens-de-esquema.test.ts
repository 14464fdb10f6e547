import { expect, it } from 'vitest';
import * as z from 'zod';
import { mensagemDoEsquema } from './mensagens-de-esquema.ts';

it.each([
  [z.string(), undefined, 'Este campo é obrigatório.'],
  [z.string(), null, 'Este campo é obrigatório.'],
  [z.string(), 7, 'Este valor não é válido.'],
  [z.object({}), [], 'Os dados enviados não estão no formato esperado.'],
  [z.object({}), undefined, 'Os dados enviados não estão no formato esperado.'],
  [
    z.discriminatedUnion('a', [z.object({ a: z.literal(1) })]),
    'x',
    'Os dados enviados não estão no formato esperado.',
  ],
  [z.object({ a: z.object({}) }), { a: [] }, 'Este valor não é válido.'],
  [z.string().min(1), '', 'Este campo é obrigatório.'],
  [z.string().min(10), 'pouco', 'Escreva pelo menos 10 caracteres.'],
  [z.string().max(1), 'ab', 'Escreva no máximo 1 caractere.'],
  [z.string().max(2_000), 'a'.repeat(2_001), 'Escreva no máximo 2.000 caracteres.'],
  [z.array(z.int()).min(1), [], 'Envie pelo menos 1 item.'],
  [z.array(z.int()).max(2), [1, 2, 3], 'Envie no máximo 2 itens.'],
  [z.int().positive(), 0, 'O valor precisa ser maior que 0.'],
  [z.int().min(5), 1, 'O valor mínimo é 5.'],
  [z.int().max(100), 101, 'O valor máximo é 100.'],
  [z.int().multipleOf(5), 12, 'Informe um múltiplo de 5.'],
  [z.enum(['sms', 'whatsapp']), 'fax', 'Escolha uma das opções.'],
  [z.uuid(), 'x', 'Este valor não é válido.'],
  [z.string().regex(/^\d+$/), 'x', 'Este valor não é válido.'],
  [z.iso.date(), '1990-02-31', 'Este valor não é válido.'],
  [z.string('Informe o CPF.'), 7, 'Informe o CPF.'],
] as const)('a schema that is not met says it in words for people: %#', (esquema, valor, mensagem) => {
  const { localeError } = z.config();
  z.config({ localeError: mensagemDoEsquema });
  try {
    expect(esquema.safeParse(valor).error?.issues[0]?.message).toBe(mensagem);
  } finally {
    z.config({ localeError });
  }
});
