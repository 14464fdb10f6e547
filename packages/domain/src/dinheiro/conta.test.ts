import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fracao, lerReais, repartir, somar } from './conta.ts';

describe('a fraction of an amount', () => {
  it.each([
    // 6 × R$ 600,00 at 0,35 % a month over 48 months (credito, section 5).
    [60_000, 3_500 * 48, 1_000_000, 10_080],
    // A half goes to the even neighbour, on both sides of zero.
    [1, 1, 2, 0],
    [3, 1, 2, 2],
    [5, 1, 2, 2],
    [-1, 1, 2, 0],
    [-3, 1, 2, -2],
    // 17 days late on R$ 1.168,00: 2 % once and 1 % a month with a day of 1/30 (credito, section 5).
    [116_800, 20_000, 1_000_000, 2_336],
    [116_800, 10_000 * 17, 1_000_000 * 30, 662],
    // Beyond what a double multiplies exactly.
    [999_999_999_999, 999_999, 1_000_000, 999_998_999_999],
  ])('%d × %d ÷ %d is %d', (centavos, numerador, denominador, esperado) => {
    expect(fracao(centavos, numerador, denominador)).toBe(esperado);
  });

  it('rounds a half away from zero where it is asked to', () => {
    expect(fracao(1, 1, 2, 'meio-para-cima')).toBe(1);
    expect(fracao(5, 1, 2, 'meio-para-cima')).toBe(3);
    expect(fracao(-5, 1, 2, 'meio-para-cima')).toBe(-3);
  });

  it.each([
    ['a float', () => fracao(0.5, 1, 2)],
    ['nothing to divide by', () => fracao(1, 1, 0)],
    ['a negative denominator', () => fracao(1, 1, -2)],
    ['a result that is not exact', () => fracao(Number.MAX_SAFE_INTEGER, 3, 2)],
  ])('refuses %s', (_, conta) => {
    expect(conta).toThrow(RangeError);
  });

  it('is never further than half a cent from the exact value', () => {
    const inteiros = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(inteiros, inteiros, fc.integer({ min: 1, max: 1_000_000_000 }), (a, b, c) => {
        const exato = BigInt(a) * BigInt(b);
        fc.pre(exato / BigInt(c) < BigInt(Number.MAX_SAFE_INTEGER));
        fc.pre(-exato / BigInt(c) < BigInt(Number.MAX_SAFE_INTEGER));
        const erro = (BigInt(fracao(a, b, c)) * BigInt(c) - exato) * 2n;
        expect(erro <= BigInt(c) && -erro <= BigInt(c)).toBe(true);
      }),
    );
  });
});

describe('an amount in parts', () => {
  it('gives the first ones one cent more', () => {
    expect(repartir(100, 3)).toEqual([34, 33, 33]);
    expect(repartir(-100, 3)).toEqual([-34, -33, -33]);
    expect(repartir(2, 4)).toEqual([1, 1, 0, 0]);
  });

  it('always adds up to the amount again', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 500 }), (total, partes) => {
        const repartido = repartir(total, partes);
        expect(somar(repartido)).toBe(total);
        expect(Math.max(...repartido) - Math.min(...repartido)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('refuses nobody to share among', () => {
    expect(() => repartir(100, 0)).toThrow(RangeError);
    expect(() => repartir(100, 1.5)).toThrow(RangeError);
  });

  it('refuses a sum that is not exact', () => {
    expect(() => somar([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
    expect(() => somar([0.1, 0.2])).toThrow(RangeError);
  });
});

describe('an amount as people type it', () => {
  it.each([
    ['1.234,56', 123_456],
    ['R$ 1234,5', 123_450],
    ['R$\u00a00,07', 7],
    ['19', 1_900],
    ['1,29', 129],
    ['999.999.999,99', 99_999_999_999],
  ])('%s is %d cents', (texto, centavos) => {
    expect(lerReais(texto)).toBe(centavos);
  });

  it.each(['', 'x', '-1', '1,234', '1.23', '12.34,56', '1,2,3', '1234567890', '1e3', '٣'])(
    '%j is no amount',
    (texto) => {
      expect(lerReais(texto)).toBeNull();
    },
  );
});
