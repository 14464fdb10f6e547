import { expect, it } from 'vitest';
import { enderecoDoWhatsapp, recadoDaCobranca } from './recado-da-cobranca.ts';

const cobranca = {
  valorCentavos: 116_800,
  vencimento: '2026-12-10',
  linha: '34191.79001 01043.510047 91020.150008 1 00000000116800',
  pix: '00020126',
  beneficiario: 'Crédito Aurora',
  conferirEm: 'https://exemplo.org.br/estudante/conferir-boleto',
};

it('has what is needed to pay and to check, in this order', () => {
  expect(recadoDaCobranca(cobranca)).toBe(
    [
      'Parcela de crédito estudantil, R$ 1.168,00, vence em 10/12/2026. Quem recebe: Crédito Aurora.',
      'Pix copia e cola:\n00020126',
      'Linha do boleto:\n34191.79001 01043.510047 91020.150008 1 00000000116800',
      'Confira antes de pagar: https://exemplo.org.br/estudante/conferir-boleto',
    ].join('\n\n'),
  );
});

it('leaves out the way that is not there', () => {
  expect(recadoDaCobranca({ ...cobranca, pix: null })).not.toContain('Pix');
  expect(recadoDaCobranca({ ...cobranca, linha: null })).not.toContain('boleto:');
});

it('arrives at the other device as it was written', () => {
  const endereco = new URL(enderecoDoWhatsapp('a & b\nc'));
  expect(endereco.searchParams.get('text')).toBe('a & b\nc');
});
