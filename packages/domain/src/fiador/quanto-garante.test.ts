import { describe, expect, it } from 'vitest';
import { comEspacosSimples } from '../dinheiro/dinheiro.ts';
import { quantoGarante } from './quanto-garante.ts';

const ACEITA = { aceitou: true, fim: null, valor: { porMesCentavos: 30_995 } };
const EM_ASSINATURA = {
  garantia: 'ainda-nao',
  garante: null,
  exposicao: { totalCentavos: 210_000 },
} as const;

const lido = (...fatos: Parameters<typeof quantoGarante>) => comEspacosSimples(quantoGarante(...fatos) ?? '');

describe('how much somebody guarantees', () => {
  it('is what is asked for, before it is accepted', () => {
    expect(lido({ ...ACEITA, aceitou: false }, null)).toBe('O pedido é que você garanta R$ 309,95 por mês');
  });

  it('hangs on the contract until there is one', () => {
    expect(lido(ACEITA, null)).toBe('Se o contrato for assinado, você garante R$ 309,95 por mês');
  });

  it('is the whole plan of a contract that is not in force yet', () => {
    expect(lido(ACEITA, EM_ASSINATURA)).toBe('Quando o contrato valer, você garante R$ 2.100,00');
  });

  it('is what is left of a contract in force', () => {
    const garante = { rotulo: 'Você garante', centavos: 150_000, explicacao: 'Nada está em atraso.' };
    expect(lido(ACEITA, { ...EM_ASSINATURA, garantia: 'vale', garante })).toBe(
      'Você garante R$ 1.500,00. Nada está em atraso.',
    );
  });

  it('is nothing after the end of the request, or of the contract', () => {
    expect(quantoGarante({ ...ACEITA, fim: { tipo: 'reprovada' } }, null)).toBeNull();
    expect(quantoGarante(ACEITA, { garantia: 'terminou', garante: null, exposicao: null })).toBeNull();
  });
});
