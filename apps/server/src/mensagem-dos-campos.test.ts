import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { regraDoDominio } from './erros.ts';
import { registrarErros } from './plugins/erros.ts';
import { mensagemDoEsquema } from './plugins/mensagens-de-esquema.ts';

const app = Fastify();
const { localeError } = z.config();
beforeAll(async () => {
  z.config({ localeError: mensagemDoEsquema });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registrarErros(app);
  const body = z.object({
    solId: z.int(),
    txt: z.string().max(5).default(''),
    motivo: z.string('Escolha o motivo.').default('x'),
    bairro: z.string('Campo obrigatório.').default('x'),
    itens: z.array(z.int()).default([]),
  });
  app.post('/esquema', { schema: { body } }, () => ({}));
  app.post('/regra', async ({ body: campos }) => {
    throw regraDoDominio(campos as Parameters<typeof regraDoDominio>[0]);
  });
  await app.ready();
});
afterAll(async () => {
  z.config({ localeError });
  await app.close();
});

const FORMATO = 'Os dados enviados não estão no formato esperado.';

it.each([
  ['nothing', {}, 'Confira “solId”: este campo é obrigatório.', ['Este campo é obrigatório.']],
  ['another kind', { solId: 'x' }, 'Confira “solId”: este valor não é válido.', ['Este valor não é válido.']],
  [
    'too much',
    { solId: 1, txt: 'abcdef' },
    'Confira “txt”: escreva no máximo 5 caracteres.',
    ['Escreva no máximo 5 caracteres.'],
  ],
  [
    'a member of a list',
    { solId: 1, itens: [1, 'x'] },
    'Confira “itens.1”: este valor não é válido.',
    ['Este valor não é válido.'],
  ],
  [
    'words of the rule that name nothing',
    { solId: 1, bairro: 7 },
    'Confira “bairro”: campo obrigatório.',
    ['Campo obrigatório.'],
  ],
  ['a sentence of its own', { solId: 1, motivo: 7 }, 'Escolha o motivo.', ['Escolha o motivo.']],
  ['a list in the place of an object', [], FORMATO, [FORMATO]],
])('a body with %s is told by the name of its one wrong field', async (_, payload, message, errors) => {
  const resposta = await app.inject({ method: 'POST', url: '/esquema', payload });
  expect(resposta.json()).toMatchObject({ status: 400, message, errors });
});

it('of several wrong fields the first is named; the list has their sentences, without technical words', async () => {
  const resposta = await app.inject({ method: 'POST', url: '/esquema', payload: { txt: 7 } });
  expect(resposta.json()).toMatchObject({
    message: 'Confira “solId”: este campo é obrigatório.',
    errors: ['Este campo é obrigatório.', 'Este valor não é válido.'],
  });
});

it.each([
  [[{ campo: 'numero', mensagem: 'Campo obrigatório.' }], 'Confira “numero”: campo obrigatório.'],
  [
    [{ campo: 'code', mensagem: 'Este código não confere. Veja a mensagem mais recente ou peça outro.' }],
    'Este código não confere. Veja a mensagem mais recente ou peça outro.',
  ],
  [[{ campo: '', mensagem: 'Este valor não é válido.' }], 'Este valor não é válido.'],
])('a rule that refuses %j says so', async (payload, message) => {
  const resposta = await app.inject({ method: 'POST', url: '/regra', payload });
  expect(resposta.json()).toMatchObject({ status: 422, message, campos: payload });
});
