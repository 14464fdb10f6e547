import { describe, expect, it } from 'vitest';
import { secoesDoTexto } from './consentimento.ts';
import { textoDoConsentimentoDoContrato } from './consentimento-do-contrato.ts';

const TERMOS = {
  provedor: 'Fundação Ipê',
  estudante: 'Iara Pontes Melo',
  instituicao: 'Universidade Aurora',
  curso: 'Administração',
  numero: '000123',
  totalCentavos: 420_480,
  parcelas: 6,
  primeiroVencimento: '2031-01-10',
  ultimoVencimento: '2031-06-10',
};

describe('what somebody agrees to who will guarantee a contract', () => {
  const texto = textoDoConsentimentoDoContrato(TERMOS);

  it('tells the figures of the contract, and nothing of a request', () => {
    expect(texto).toContain(
      'O plano do contrato soma hoje R$ 4.204,80, em 6 parcelas, com a taxa administrativa: a primeira vence em 10/01/2031, a última em 10/06/2031.',
    );
    expect(texto).not.toMatch(/solicitação|pediu|crédito pedido/i);
  });

  it('can be read again as it was accepted, and speaks to everybody', () => {
    expect(secoesDoTexto(texto).map(({ titulo }) => titulo)).toEqual([
      'O que você garante',
      'Qual é o valor',
      'Por quanto tempo',
      'O que acontece se o estudante não pagar',
      'Como sair',
      'Se você tem cônjuge ou vive em união estável',
    ]);
    expect(texto).not.toMatch(/\((a|as|o|os)\)/);
  });
});
