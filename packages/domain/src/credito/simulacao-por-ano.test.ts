import { describe, expect, it } from 'vitest';
import { somar } from '../dinheiro/conta.ts';
import { REGRAS_PADRAO } from './regras-do-programa.ts';
import { simular } from './simulacao.ts';
import { simulacaoPorAno } from './simulacao-por-ano.ts';

const simulacaoDe = (outros: Partial<Parameters<typeof simular>[0]> = {}) =>
  simular({
    mensalidadeCentavos: 200_000,
    percentual: 50,
    meses: 48,
    primeiraMensalidadeEm: '2027-02-10',
    regras: REGRAS_PADRAO,
    ...outros,
  });

describe('a simulation by year', () => {
  it('begins with the first fee and ends with the last instalment', () => {
    const anos = simulacaoPorAno(simulacaoDe());
    expect(anos).toHaveLength(9);
    // 11 fees of R$ 1.000,00 in 2027; in 2031 the last fee and 11 instalments of R$ 1.168,00; in 2035 the last one.
    expect(anos[0]).toEqual({ ano: 2027, agora: 1_100_000, principal: 0, taxa: 0 });
    expect(anos[4]).toEqual({ ano: 2031, agora: 100_000, principal: 1_100_000, taxa: 184_800 });
    expect(anos[8]).toEqual({ ano: 2035, agora: 0, principal: 100_000, taxa: 16_800 });
  });

  it.each([
    ['one term', simulacaoDe({ meses: 6 })],
    [
      'a fixed number of instalments after a grace of two years',
      simulacaoDe({
        meses: 12,
        regras: { ...REGRAS_PADRAO, modo: { tipo: 'linear', prazo: 36 }, carenciaMeses: 24 },
      }),
    ],
    [
      'few instalments with a minimum',
      simulacaoDe({ meses: 24, regras: { ...REGRAS_PADRAO, parcelaMinimaCentavos: 500_000 } }),
    ],
  ])('of %s adds up to the whole, year after year', (_, simulacao) => {
    const anos = simulacaoPorAno(simulacao);
    expect(somar(anos.map(({ agora }) => agora))).toBe(simulacao.pagoAgora * simulacao.usos.length);
    expect(somar(anos.map(({ principal }) => principal))).toBe(simulacao.totalFinanciado);
    expect(somar(anos.map(({ taxa }) => taxa))).toBe(simulacao.totalDaTaxa);
    expect(anos.map(({ ano }) => ano)).toEqual(anos.map((__, posicao) => (anos[0]?.ano ?? 0) + posicao));
  });

  it('of nothing has no years', () => {
    expect(simulacaoPorAno(simulacaoDe({ meses: 0 }))).toEqual([]);
  });
});
