import { describe, expect, it } from 'vitest';
import { mover, peloNome } from './ordem-das-paginas.ts';

describe('the pages of a copy', () => {
  it('begin in the order of their numbers', () => {
    const nomes = ['página 10.jpg', 'página 2.jpg', 'anexo.pdf', 'página 1.jpg'];
    expect(peloNome(nomes.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
      'anexo.pdf',
      'página 1.jpg',
      'página 2.jpg',
      'página 10.jpg',
    ]);
  });

  it.each([
    [0, 1, ['b', 'a', 'c']],
    [2, 1, ['a', 'c', 'b']],
    [2, 0, ['c', 'a', 'b']],
  ])('are moved from %i to %i', (de, para, esperada) => {
    expect(mover(['a', 'b', 'c'], de, para)).toEqual(esperada);
  });
});
