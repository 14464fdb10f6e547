import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from './regras-do-programa.ts';
import { simular } from './simulacao.ts';

const simulacaoDe = (outros: Partial<Parameters<typeof simular>[0]> = {}) =>
  simular({
    mensalidadeCentavos: 200_000,
    percentual: 50,
    meses: 48,
    primeiraMensalidadeEm: '2027-02-10',
    regras: REGRAS_PADRAO,
    ...outros,
  });

describe('a simulation', () => {
  it('says what is paid now, later and in all', () => {
    const { usos, parcelas, ...valores } = simulacaoDe();
    expect(usos).toHaveLength(48);
    expect(parcelas[0]).toMatchObject({ vencimento: '2031-02-10', total: 116_800 });
    expect(valores).toMatchObject({
      pagoAgora: 100_000,
      financiadoPorMes: 100_000,
      totalFinanciado: 4_800_000,
      totalDaTaxa: 806_400,
      totalAPagar: 5_606_400,
      totalDeIof: 0,
      // 2 % of 1.168,00 and a month of 1 %.
      atraso: { dias: 30, multa: 2_336, juros: 1_168, total: 120_304 },
      // On the first due date the months from each use have run: 48 + 47 + … + 1 of R$ 3,50.
      antecipacao: { em: '2031-02-10', total: 5_211_600, economia: 394_800 },
    });
    expect(valores.cet?.toFixed(2)).toBe('3.96');
  });

  it('of one month is one use and one instalment', () => {
    const { parcelas, totalAPagar } = simulacaoDe({ meses: 1 });
    expect(parcelas).toHaveLength(1);
    expect(totalAPagar).toBe(100_350);
  });

  it('of nothing costs nothing and has no rate', () => {
    expect(simulacaoDe({ meses: 0 })).toMatchObject({
      totalAPagar: 0,
      cet: null,
      atraso: { total: 0 },
      antecipacao: { total: 0, economia: 0 },
    });
  });
});
