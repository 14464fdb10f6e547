import { expect, it } from 'vitest';
import { formatarDecimal, formatarNumero } from './numero.ts';

it.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1.000'],
  [-1234, '-1.234'],
  [1_234_567, '1.234.567'],
  [1234.5, '1.234,5'],
  [0.125, '0,125'],
  [4.6666666, '4,667'],
  [10n ** 12n, '1.000.000.000.000'],
])('engines 2: %s is written %s by ourselves', (numero, texto) => expect(formatarNumero(numero)).toBe(texto));

it('engines 2: decimals are cut where asked, and zeros at the end are none', () => {
  expect(formatarNumero(4.6666, 1)).toBe('4,7');
  expect(formatarNumero(4.04, 1)).toBe('4');
  expect(formatarDecimal(1234.5)).toBe('1234,5');
});
