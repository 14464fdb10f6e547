import { expect, it } from 'vitest';
import { type CobrancaComNome, nomeDaCobranca } from './nome-da-cobranca.ts';

it.each<[Partial<CobrancaComNome>, string]>([
  [{}, 'Parcela 3 do contrato 000123'],
  [{ parcelas: [3, 4] }, 'Parcelas 3 e 4 do contrato 000123'],
  [{ tipo: 'saldo' }, 'Parcela 3 do contrato 000123, com o atraso'],
  [{ tipo: 'antecipacao' }, 'Parcela 3 do contrato 000123, paga antes'],
  [{ tipo: 'quitacao', parcelas: [3, 4, 5] }, 'Quitação do contrato 000123'],
])('%j is called %s', (outros, nome) => {
  expect(nomeDaCobranca({ tipo: 'parcela', parcelas: [3], contratoNumero: '000123', ...outros })).toBe(nome);
});
