import { expect, it } from 'vitest';
import { duracaoEmPalavras, recusaDoPeriodo } from './relatorios.ts';

it.each([
  ['2026-01-01', '2026-01-01', null],
  ['2026-01-01', '2026-12-31', null],
  ['2026-01-02', '2026-01-01', 'O último dia não pode vir antes do primeiro.'],
  ['2025-01-01', '2026-01-02', 'Escolha um período de até 366 dias.'],
])('a period from %s to %s: %s', (de, ate, recusa) => {
  expect(recusaDoPeriodo(de, ate)).toBe(recusa);
});

it.each([
  [0, 'menos de 1 min'],
  [0.5, '30 min'],
  [1.25, '1,3 h'],
  [47, '47 h'],
  [60, '2,5 dias'],
])('%d hours are said as %s', (horas, texto) => {
  expect(duracaoEmPalavras(horas)).toBe(texto);
});
