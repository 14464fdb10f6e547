import { expect, it } from 'vitest';
import { lembreteDevido } from './lembretes.ts';

const DESDE = new Date('2026-11-20T15:00:00Z');

it.each([
  [2.9, null],
  [3, 3],
  [5.9, 3],
  [6, null],
  [9.9, null],
  [10, 10],
  [12.9, 10],
  [13, null],
  [400, null],
])('after %d days without a change: %s', (dias, esperado) => {
  expect(lembreteDevido(DESDE, new Date(DESDE.getTime() + dias * 86_400_000))).toBe(esperado);
});
