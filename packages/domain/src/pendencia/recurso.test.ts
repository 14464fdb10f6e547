import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { podeDecidirRecurso, recusaDoRecurso, textoDoRecursoSchema } from './recurso.ts';

it.each([
  ['REP', null, null],
  ['RIES', null, null],
  ['REP', 'rascunho', null],
  ['REP', 'enviado', 'ja-contestada'],
  ['REP', 'mantido', 'ja-contestada'],
  ['REP', 'aceito', 'ja-contestada'],
  ['RDC', null, 'decisao-nao-e-final'],
  ['A', null, 'decisao-nao-e-final'],
  ['PADC', 'aceito', 'ja-contestada'],
] as const)('%s with an appeal %s: %s', (sigla, estado, recusa) => {
  expect(recusaDoRecurso(sigla, estado)).toBe(recusa);
});

it('is decided by somebody else than who refused', () => {
  expect(podeDecidirRecurso('a', 'a')).toBe(false);
  expect(podeDecidirRecurso('b', 'a')).toBe(true);
  expect(podeDecidirRecurso('b', null)).toBe(true);
});

it.each([
  ['', false],
  [' '.repeat(60), false],
  ['Minha renda foi lida errado.', false],
  ['A renda do meu fiador foi lida de um mês só.', true],
  ['x'.repeat(3_001), false],
])('%j is a text of an appeal: %s', (texto, vale) => {
  expect(z.safeParse(textoDoRecursoSchema, texto).success).toBe(vale);
});
