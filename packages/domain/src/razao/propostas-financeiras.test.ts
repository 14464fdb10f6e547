import { expect, it } from 'vitest';
import { descricaoDaProposta, type RecebimentoManual } from './propostas-financeiras.ts';

const PAGO: RecebimentoManual = {
  tipo: 'recebimento-manual',
  centavos: 69_870,
  em: '2026-12-01',
  parcela: null,
};

it.each<[Partial<RecebimentoManual>, string]>([
  [{}, 'recebidos em 01/12/2026.'],
  [{ parcela: 3 }, 'recebidos em 01/12/2026, da parcela 3.'],
  [{ parcela: 3, antecipa: true }, 'recebidos em 01/12/2026, que antecipam a parcela 3.'],
  [{ antecipa: true }, 'recebidos em 01/12/2026, que quitam o contrato antes.'],
])('a payment entered by hand, %o, says what it pays', (mais, fim) => {
  const descricao = descricaoDaProposta({ ...PAGO, ...mais });
  expect(descricao.endsWith(fim)).toBe(true);
});
