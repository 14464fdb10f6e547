import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { centavosSchema, MENSAGEM_DIGITOS_DEMAIS, MENSAGEM_VALOR_ZERADO } from './centavos-schema.ts';
import { formatarReais, formatarValor } from './dinheiro.ts';

describe('money in cents', () => {
  it.each([
    [321_250, '3.212,50'],
    [12_010, '120,10'],
    [150_000, '1.500,00'],
    [1, '0,01'],
    [0, '0,00'],
    [123_456_789_012, '1.234.567.890,12'],
  ])('%d reads %s', (centavos, texto) => {
    expect(formatarValor(centavos)).toBe(texto);
    expect(formatarReais(centavos)).toBe(`R$\u00a0${texto}`);
  });

  it.each([
    [-50, '-0,50', '-R$\u00a00,50'],
    [-123_456, '-1.234,56', '-R$\u00a01.234,56'],
  ])('%d reads %s', (centavos, valor, reais) => {
    expect(formatarValor(centavos)).toBe(valor);
    expect(formatarReais(centavos)).toBe(reais);
  });

  it.each([
    [0, MENSAGEM_VALOR_ZERADO],
    [-1, MENSAGEM_VALOR_ZERADO],
    [1.5, MENSAGEM_VALOR_ZERADO],
    ['100', MENSAGEM_VALOR_ZERADO],
    [1_000_000_000_000, MENSAGEM_DIGITOS_DEMAIS],
  ])('%j is refused: %s', (valor, mensagem) => {
    expect(z.safeParse(centavosSchema, valor).error?.issues[0]?.message).toBe(mensagem);
  });

  it('may have twelve digits', () => {
    expect(z.safeParse(centavosSchema, 999_999_999_999).success).toBe(true);
  });
});
