import { describe, expect, it } from 'vitest';
import {
  contextoDaRenda,
  type FatosDaRenda,
  provasPedidas,
  rendaCompleta,
  suficienciaDaRenda,
} from './renda-do-novo-fiador.ts';

const CONTRACHEQUES = [0, 1, 2].map((indice) => ({
  tipoDocumento: 'CONTRACHEQUE' as const,
  indice,
  tipoRenda: null,
  rejeitado: false,
}));

const contexto = (mais: Partial<FatosDaRenda> = {}) =>
  contextoDaRenda({
    papel: 'fiador',
    respostas: { rendaCentavos: 500_000, profissaoId: 252_105, tiposDeRenda: ['C'] },
    documentos: CONTRACHEQUES,
    rendaMinimaCentavos: 236_000,
    haOutroFiador: false,
    hoje: '2026-12-01',
    ...mais,
  });

describe('the income of whoever comes to guarantee', () => {
  it.each<[string, Partial<FatosDaRenda>, boolean]>([
    ['with everything', {}, true],
    ['without an amount', { respostas: { tiposDeRenda: ['C'] } }, false],
    ['without a month', { documentos: CONTRACHEQUES.slice(1) }, false],
    ['of the second place', { papel: 'fiador2' }, true],
  ])('%s', (_, mais, completa) => {
    expect(rendaCompleta(contexto(mais))).toBe(completa);
  });

  it('is proven by what its types ask for', () => {
    expect(provasPedidas({ tiposDeRenda: ['C'] }).map(({ tipoDocumento }) => tipoDocumento)).toEqual([
      'CONTRACHEQUE',
    ]);
    expect(provasPedidas({})).toEqual([]);
  });

  it('is one of two where somebody else guarantees too', () => {
    expect(contexto({ haOutroFiador: true }).outras).toEqual([{ papel: 'fiador2' }]);
    expect(contexto({ papel: 'fiador2', haOutroFiador: true }).outras).toEqual([{ papel: 'fiador' }]);
  });

  it.each<[readonly (number | null)[], number | null, RegExp]>([
    [[236_000], 236_000, /^Alcança o mínimo/],
    [[100_000, 136_000], 236_000, /^Alcança o mínimo/],
    [[235_999], 236_000, /^Não alcança o mínimo/],
    [[236_000, null], 236_000, /não temos a renda de quem continua/],
    [[1], null, /não pede renda mínima/],
  ])('of %j against %s', (rendas, minima, frase) => {
    expect(suficienciaDaRenda(rendas, minima)).toMatch(frase);
  });
});
