import fc from 'fast-check';
import { expect, it } from 'vitest';
import { larguraDasBarras } from './codigo-de-barras.ts';

/** Read back as a scanner does: wide or narrow, bars and gaps apart. */
function ler(larguras: readonly number[]): string {
  const corpo = larguras.slice(4, -3);
  const digitos: string[] = [];
  for (let inicio = 0; inicio < corpo.length; inicio += 10)
    for (const resto of [0, 1]) {
      const pesos = [1, 2, 4, 7, 0];
      const elementos = corpo.slice(inicio, inicio + 10).filter((_, posicao) => posicao % 2 === resto);
      const soma = elementos.reduce(
        (total, largura, posicao) => total + (largura > 1 ? (pesos[posicao] ?? 0) : 0),
        0,
      );
      digitos.push(String(soma === 11 ? 0 : soma));
    }
  return digitos.join('');
}

it('tell every digit, two of five elements of each wide', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{44}$/), (codigo) => {
      const larguras = larguraDasBarras(codigo);
      expect(ler(larguras)).toBe(codigo);
      expect(larguras.filter((largura) => largura > 1)).toHaveLength(44 * 2 + 1);
    }),
  );
});

it('begin and end as scanners expect', () => {
  const larguras = larguraDasBarras('0123');
  expect(larguras.slice(0, 4)).toEqual([1, 1, 1, 1]);
  expect(larguras.slice(-3)).toEqual([3, 1, 1]);
});

it.each(['', '123', '12a4'])('are not made of %j', (codigo) => {
  expect(() => larguraDasBarras(codigo)).toThrow(RangeError);
});
