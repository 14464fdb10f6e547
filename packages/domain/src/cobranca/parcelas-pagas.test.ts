import { expect, it } from 'vitest';
import { parcelasPagasEmPalavras } from './parcelas-pagas.ts';

it.each([
  [0, 1, '0 de 1 parcela paga'],
  [1, 1, '1 de 1 parcela paga'],
  [1, 6, '1 de 6 parcelas pagas'],
])('%i of %i is told in the number that it has', (pagas, parcelas, frase) => {
  expect(parcelasPagasEmPalavras(pagas, parcelas)).toBe(frase);
});
