import { expect, it } from 'vitest';
import { descricaoDaProposta, type RecebimentoManual, rotuloDaProposta } from './propostas-financeiras.ts';

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

it.each([
  [true, 'Registrar que R$ 698,70 foram transferidos ao pagador em 01/12/2026.'],
  [false, 'Registrar que R$ 698,70 não puderam ser transferidos ao pagador: voltam a ser crédito dele.'],
])('what became of the transfer of a refund, made %s, is said as it was', (feita, descricao) => {
  const dados = { ...PAGO, tipo: 'transferencia' as const, devolucaoId: 'd1', feita };
  expect(descricaoDaProposta(dados).replaceAll('\u00a0', ' ')).toBe(descricao);
  expect(rotuloDaProposta(dados)).toBe('Transferência de uma devolução');
});
