import { expect, it } from 'vitest';
import { planoPorAno } from './plano-por-ano.ts';

const parcela = (
  vencimento: string,
  situacao: 'a-vencer' | 'vencida' | 'paga',
  pago: number,
  aberto: number,
) => ({
  vencimento,
  situacao,
  pagoCentavos: pago,
  abertoCentavos: aberto,
});

it('tells what was paid, what is late and what is to come, year by year without a gap', () => {
  expect(
    planoPorAno([
      parcela('2026-11-10', 'paga', 116_800, 0),
      parcela('2026-12-10', 'vencida', 50_000, 68_000),
      parcela('2027-01-10', 'a-vencer', 0, 116_800),
      parcela('2029-01-10', 'a-vencer', 10_000, 106_800),
    ]),
  ).toEqual([
    { ano: 2026, pago: 166_800, atrasado: 68_000, aVencer: 0 },
    { ano: 2027, pago: 0, atrasado: 0, aVencer: 116_800 },
    { ano: 2028, pago: 0, atrasado: 0, aVencer: 0 },
    { ano: 2029, pago: 10_000, atrasado: 0, aVencer: 106_800 },
  ]);
});

it('has nothing to tell of no plan', () => {
  expect(planoPorAno([])).toEqual([]);
});
