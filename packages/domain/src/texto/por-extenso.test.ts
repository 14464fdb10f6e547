import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mesPorExtenso } from '../tempo/mes-por-extenso.ts';
import { dataPorExtenso, numeroPorExtenso, reaisComExtenso, reaisPorExtenso } from './por-extenso.ts';

describe('an amount in words', () => {
  it.each([
    [0, 'zero reais'],
    [1, 'um centavo'],
    [2, 'dois centavos'],
    [100, 'um real'],
    [101, 'um real e um centavo'],
    [200, 'dois reais'],
    [10_000, 'cem reais'],
    [10_100, 'cento e um reais'],
    [100_000, 'mil reais'],
    [100_100, 'mil e um reais'],
    [110_000, 'mil e cem reais'],
    [116_800, 'mil cento e sessenta e oito reais'],
    [120_050, 'mil e duzentos reais e cinquenta centavos'],
    [123_456, 'mil duzentos e trinta e quatro reais e cinquenta e seis centavos'],
    [2_100_000, 'vinte e um mil reais'],
    [5_606_400, 'cinquenta e seis mil e sessenta e quatro reais'],
    [100_000_000, 'um milhão de reais'],
    [100_000_001, 'um milhão de reais e um centavo'],
    [100_000_100, 'um milhão e um reais'],
    [200_000_000, 'dois milhões de reais'],
    [100_000_000_000, 'um bilhão de reais'],
    [-500, 'menos cinco reais'],
  ])('%d is %s', (centavos, palavras) => {
    expect(reaisPorExtenso(centavos)).toBe(palavras);
  });

  it('stands beside the figures', () => {
    expect(reaisComExtenso(116_800)).toBe('R$\u00a01.168,00 (mil cento e sessenta e oito reais)');
  });

  it.each([0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('refuses %d', (centavos) => {
    expect(() => reaisPorExtenso(centavos)).toThrow(RangeError);
  });

  it('is the same for no two amounts', () => {
    const centavos = fc.integer({ min: 0, max: 999_999_999_999 });
    fc.assert(
      fc.property(centavos, centavos, (um, outro) => {
        fc.pre(um !== outro);
        expect(reaisPorExtenso(um)).not.toBe(reaisPorExtenso(outro));
      }),
    );
  });
});

it.each([
  [1, 'feminino', 'uma'],
  [2, 'feminino', 'duas'],
  [6, 'feminino', 'seis'],
  [21, 'feminino', 'vinte e uma'],
  [48, 'feminino', 'quarenta e oito'],
  [200, 'feminino', 'duzentas'],
  [2, 'masculino', 'dois'],
] as const)('%d, %s, is %s', (numero, genero, palavras) => {
  expect(numeroPorExtenso(numero, genero)).toBe(palavras);
});

it('a day says its month by name', () => {
  expect(dataPorExtenso('2031-02-10')).toBe('10 de fevereiro de 2031');
  expect(dataPorExtenso('2027-03-01')).toBe('1º de março de 2027');
  expect(mesPorExtenso('2027-12-31')).toBe('dezembro de 2027');
});
