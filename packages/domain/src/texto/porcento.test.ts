import { expect, it } from 'vitest';
import { formatarPorcento, lerPorcento } from './porcento.ts';

it.each([
  ['0,35 %', 3_500],
  ['0,35%', 3_500],
  [' 2 ', 20_000],
  ['1,5', 15_000],
  ['0,0041%', 41],
  ['100%', 1_000_000],
  ['0', 0],
])('%s is %d parts per million', (texto, ppm) => {
  expect(lerPorcento(texto)).toBe(ppm);
});

it.each(['', '%', '-1%', '0.35%', '0,35001%', '1000%', '1 2%', '0,35 por cento', '1e3', '٣'])(
  '%j is no percentage',
  (texto) => {
    expect(lerPorcento(texto)).toBeNull();
  },
);

it.each([
  [3_500, '0,35%'],
  [20_000, '2%'],
  [1, '0,0001%'],
  [0, '0%'],
])('%d parts per million are written %s, and read back', (ppm, texto) => {
  expect(formatarPorcento(ppm)).toBe(texto);
  expect(lerPorcento(texto)).toBe(ppm);
});
