import { describe, expect, it } from 'vitest';
import { BASE, colunasDoGrafico, LARGURA, TOPO } from './colunas-do-grafico.ts';

const anos = (quantos: number) =>
  Array.from({ length: quantos }, (_, posicao) => ({
    rotulo: String(2027 + posicao),
    valores: posicao === 0 ? [600_000, 0, 0] : [600_000, 500_000, 100_000],
  }));

describe('the columns of the chart', () => {
  it('stand on one line, part upon part, as high as their amounts', () => {
    const { teto, colunas } = colunasDoGrafico(anos(2));
    expect(teto).toBe(1_500_000);
    const [primeira, segunda] = colunas;
    const porCentavo = (BASE - TOPO) / teto;
    expect(primeira?.partes).toEqual([
      { serie: 0, y: BASE - 600_000 * porCentavo, altura: 600_000 * porCentavo },
    ]);
    expect(segunda?.partes.map(({ serie }) => serie)).toEqual([0, 1, 2]);
    const topo = segunda?.partes.at(-1)?.y ?? 0;
    expect(topo).toBeCloseTo(BASE - 1_200_000 * porCentavo);
    expect(topo).toBeGreaterThanOrEqual(TOPO);
  });

  it.each([1, 7, 8, 14])('of %d years fit, and their labels do not touch', (quantos) => {
    const { colunas } = colunasDoGrafico(anos(quantos));
    const ultima = colunas.at(-1);
    expect((ultima?.x ?? 0) + (ultima?.largura ?? 0)).toBeLessThanOrEqual(LARGURA);
    expect(colunas.filter(({ comRotulo }) => comRotulo).length).toBeLessThanOrEqual(7);
    expect(colunas[0]?.comRotulo).toBe(true);
  });

  it('of nothing are none', () => {
    expect(colunasDoGrafico([]).colunas).toEqual([]);
  });
});
