import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';
import { expect, it } from 'vitest';
import { digitosDoBoleto, formatarLinhaDigitavel } from './boleto.ts';
import { lerCodigoDigitado } from './codigo-digitado.ts';

const { linhaDigitavel, codigoDeBarras } = digitosDoBoleto({
  banco: '237',
  vencimento: '2031-02-10',
  centavos: 116_800,
  campoLivre: '1234567890123456789012345',
});
const pix =
  generatePixPayload({
    url: 'pix.exemplo.org/qr/v2/1',
    merchantName: 'Loja Alheia',
    merchantCity: 'Recife',
  }) ?? '';

it.each([linhaDigitavel, formatarLinhaDigitavel(linhaDigitavel), ` ${codigoDeBarras}\n`])(
  'the boleto %s is read, with or without what is between its digits',
  (texto) => {
    expect(lerCodigoDigitado(texto)).toEqual({ tipo: 'boleto', codigoDeBarras });
  },
);

it('a Pix code is read, with the name that its payer would see', () => {
  expect(lerCodigoDigitado(pix)).toEqual({ tipo: 'pix', pix, quemRecebe: 'Loja Alheia' });
});

it('a bill of a utility is no boleto of a bank', () => {
  expect(lerCodigoDigitado(`8${'1'.repeat(47)}`)).toEqual({ tipo: 'arrecadacao' });
});

it.each([
  '',
  'olá',
  linhaDigitavel.slice(1),
  `${linhaDigitavel.slice(0, 9)}${(Number(linhaDigitavel[9]) + 1) % 10}${linhaDigitavel.slice(10)}`,
  pix.replace('Alheia', 'Alheio'),
  '<script>alert(1)</script>',
])('%j is nothing of these', (texto) => {
  expect(lerCodigoDigitado(texto)).toBe(null);
});
