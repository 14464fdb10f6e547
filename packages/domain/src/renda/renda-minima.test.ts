import { describe, expect, it } from 'vitest';
import { avisoDaRenda, somaDasRendas } from './renda-minima.ts';

describe('the income of the guarantors', () => {
  it.each([
    [200_000, null, false],
    [0, 236_000, false],
    [236_000, 236_000, false],
  ])('of %d against %s says nothing', (renda, minima, outro) => {
    expect(avisoDaRenda(renda, minima, outro)).toBeNull();
  });

  it('that is too small alone is not called insufficient where another one is added', () => {
    expect(avisoDaRenda(235_999, 236_000, false)).toMatch(/^A renda informada não é suficiente/);
    expect(avisoDaRenda(235_999, 236_000, true)).toMatch(/soma as rendas dos dois fiadores/);
  });

  it.each([
    [[118_000, 118_000], 'Alcança o mínimo de R$ 2.360,00'],
    [[118_000, 117_999], 'Não alcança o mínimo de R$ 2.360,00'],
    [[236_000], 'Alcança o mínimo de R$ 2.360,00'],
    [[236_000, null], null],
    [[], null],
  ])('of %j together reads %s', (rendas, frase) => {
    expect(somaDasRendas(rendas, 236_000)?.replace(/\u00a0/g, ' ') ?? null).toBe(frase);
  });
});
