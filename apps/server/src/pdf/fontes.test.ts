import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { bytesDaFonte, fonteDaLetra, sfntDeWoff, woffDaFonte } from './fontes.ts';
import { quebrarEmLinhas } from './linhas.ts';

describe('a font without its compression', () => {
  it.each(['regular-latin', 'negrito-latin-ext'] as const)('%s draws the same letters', (nome) => {
    const original = create(woffDaFonte(nome)) as Font;
    const aberta = create(bytesDaFonte(nome)) as Font;
    expect(aberta.numGlyphs).toBe(original.numGlyphs);
    expect(aberta.postscriptName).toBe(original.postscriptName);
    for (const texto of ['Ação', 'ĞŁő'])
      expect(aberta.layout(texto).advanceWidth).toBe(original.layout(texto).advanceWidth);
  });

  it('is made once', () => {
    expect(bytesDaFonte('regular-latin')).toBe(bytesDaFonte('regular-latin'));
  });

  it('is made of nothing but WOFF', () => {
    expect(() => sfntDeWoff(bytesDaFonte('regular-latin'))).toThrow('WOFF');
  });
});

it.each([
  ['ã', 'regular-latin'],
  ['ł', 'regular-latin-ext'],
  ['Ẽ', 'regular-vietnamese'],
  ['Ω', 'regular-greek'],
  ['Ж', 'regular-cyrillic'],
  ['山', undefined],
])('%s is drawn by %s', (letra, fonte) => {
  expect(fonteDaLetra('regular', letra)).toBe(fonte);
});

it.each(['regular', 'negrito'] as const)(
  '%s has every letter of names in Latin script (validators 1)',
  (peso) => {
    const letras = [...new Set('ŁukaszŚwiętosławŞahinĐorđeNguyễnÇãõẼnãỸvyÅsaÑuñezØrstedŽivaŘehoř')];
    expect(letras.filter((letra) => fonteDaLetra(peso, letra) === undefined)).toEqual([]);
  },
);

describe('lines', () => {
  const medir = (texto: string) => [...texto].length;
  const linhas = (texto: string, largura: number) =>
    quebrarEmLinhas(texto, 'regular', largura, medir).map(({ trechos }) =>
      trechos.map((trecho) => trecho.texto).join(''),
    );

  it.each([
    ['um dois tres', 7, ['um dois', 'tres']],
    ['um  dois', 20, ['um dois']],
    ['R$\u00a010 ou R$\u00a020', 8, ['R$ 10 ou', 'R$ 20']],
    ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['um\r\ndois', 20, ['um dois']],
    ['a\u0000b\u202ec', 20, ['abc']],
    ['\u200b', 20, []],
    ['', 20, []],
  ])('%j within %d', (texto, largura, esperadas) => {
    expect(linhas(texto, largura)).toEqual(esperadas);
  });
});
