import { isValidBoleto } from '@brazilian-utils/brazilian-utils/is-valid-boleto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centavosDoCodigo,
  codigoConfere,
  codigoDaLinha,
  digitosDoBoleto,
  fatorDeVencimento,
  formatarLinhaDigitavel,
} from './boleto.ts';

const LIVRE = '1234567890123456789012345';

describe('the factor of a due date', () => {
  it.each([
    ['2000-07-03', '1000'],
    ['2025-02-21', '9999'],
    ['2025-02-22', '1000'],
    ['2025-02-23', '1001'],
    ['2049-10-13', '9999'],
    ['2049-10-14', '1000'],
  ])('%s is %s', (vencimento, fator) => {
    expect(fatorDeVencimento(vencimento)).toBe(fator);
  });

  it('exists from the first one on', () => {
    expect(() => fatorDeVencimento('2000-07-02')).toThrow(RangeError);
  });
});

describe('the digits of a boleto', () => {
  it('are read as valid by somebody else, and read back by us, whatever is in them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 12_000 }),
        fc.integer({ min: 1, max: 9_999_999_999 }),
        fc.stringMatching(/^\d{25}$/),
        (dias, centavos, campoLivre) => {
          const vencimento = new Date(Date.UTC(2025, 1, 22 + dias)).toISOString().slice(0, 10);
          const digitos = digitosDoBoleto({ banco: '001', vencimento, centavos, campoLivre });
          expect(isValidBoleto(digitos.linhaDigitavel)).toBe(true);
          expect(codigoDaLinha(digitos.linhaDigitavel)).toBe(digitos.codigoDeBarras);
          expect(codigoConfere(digitos.codigoDeBarras)).toBe(true);
          expect(centavosDoCodigo(digitos.codigoDeBarras)).toBe(centavos);
        },
      ),
    );
  });

  it('are refused with one of them changed', () => {
    const { linhaDigitavel } = digitosDoBoleto({
      banco: '237',
      vencimento: '2031-02-10',
      centavos: 116_800,
      campoLivre: LIVRE,
    });
    for (let posicao = 0; posicao < 32; posicao += 1) {
      const outro = (Number(linhaDigitavel[posicao]) + 1) % 10;
      expect(
        codigoDaLinha(`${linhaDigitavel.slice(0, posicao)}${outro}${linhaDigitavel.slice(posicao + 1)}`),
      ).toBe(null);
    }
    expect(codigoDaLinha('123')).toBe(null);
  });

  it('are printed in groups', () => {
    const { linhaDigitavel } = digitosDoBoleto({
      banco: '237',
      vencimento: '2031-02-10',
      centavos: 116_800,
      campoLivre: LIVRE,
    });
    expect(formatarLinhaDigitavel(linhaDigitavel)).toMatch(
      /^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/,
    );
  });

  it.each([
    { banco: '01', campoLivre: LIVRE, centavos: 1 },
    { banco: '001', campoLivre: '1', centavos: 1 },
    { banco: '001', campoLivre: LIVRE, centavos: 10_000_000_000 },
  ])('are not made of %o', (dados) => {
    expect(() => digitosDoBoleto({ vencimento: '2031-02-10', ...dados })).toThrow(RangeError);
  });
});
