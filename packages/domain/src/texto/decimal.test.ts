import { expect, it } from 'vitest';
import { formatarMilionesimos, lerMilionesimos } from './decimal.ts';

it.each([
  ['7.245,38', 7_245_380_000],
  ['7245,380001', 7_245_380_001],
  ['104', 104_000_000],
  ['0,5', 500_000],
])('%s is read, and written as it is read', (texto, valor) => {
  expect(lerMilionesimos(texto)).toBe(valor);
  expect(lerMilionesimos(formatarMilionesimos(valor))).toBe(valor);
});

it.each(['', '-1', '1,1234567', '1.24', '7,245.38', 'cem', '1e3'])('%j is no number', (texto) => {
  expect(lerMilionesimos(texto)).toBeNull();
});
