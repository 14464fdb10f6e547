import { expect, it } from 'vitest';
import { diaPorExtenso, distanciaDoDia } from './dia-por-extenso.ts';

it.each([
  ['2026-12-10', 'quinta-feira, 10 de dezembro de 2026'],
  ['2027-03-01', 'segunda-feira, 1 de março de 2027'],
  ['2028-02-29', 'terça-feira, 29 de fevereiro de 2028'],
])('%s is %s', (dia, texto) => {
  expect(diaPorExtenso(dia)).toBe(texto);
});

it.each([
  ['2026-12-10', 'hoje'],
  ['2026-12-11', 'amanhã'],
  ['2026-12-09', 'ontem'],
  ['2027-01-01', 'em 22 dias'],
  ['2026-11-23', 'há 17 dias'],
])('from 10/12/2026, %s is %s', (dia, texto) => {
  expect(distanciaDoDia(dia, '2026-12-10')).toBe(texto);
});
