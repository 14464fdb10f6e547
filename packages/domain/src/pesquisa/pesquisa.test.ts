import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { notaSchema, resultadoDaPesquisa } from './pesquisa.ts';

it.each([
  [0, false],
  [1, true],
  [5, true],
  [6, false],
  [2.5, false],
  ['5', false],
  [null, false],
])('%j is a score: %s', (nota, vale) => {
  expect(z.safeParse(notaSchema, nota).success).toBe(vale);
});

it('says how the scores are distributed', () => {
  const resultado = resultadoDaPesquisa([5, 5, 4, 1]);
  expect(resultado).toMatchObject({ respostas: 4, media: 3.75 });
  expect(resultado.distribuicao.map(({ quantas, percentual }) => [quantas, percentual])).toEqual([
    [1, 25],
    [0, 0],
    [0, 0],
    [1, 25],
    [2, 50],
  ]);
  expect(resultado.distribuicao.map(({ rotulo }) => rotulo)).toEqual([
    'Muito ruim',
    'Ruim',
    'Normal',
    'Bom',
    'Muito bom',
  ]);
});

it('without answers has no mean', () => {
  expect(resultadoDaPesquisa([])).toMatchObject({ respostas: 0, media: null });
});
