import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emComum } from './em-comum.ts';

const inteiros = ({ antes, depois, meios }: ReturnType<typeof emComum>) =>
  meios.map((meio) => (meio === null ? null : `${antes}${meio}${depois}`));

it('sends once what all of them share', () => {
  expect(emComum(['Contrato 1 pronto.', 'Contrato 23 pronto.'])).toEqual({
    antes: 'Contrato ',
    depois: ' pronto.',
    meios: ['1', '23'],
  });
});

it('does not count a letter at both ends, nor cut one in half', () => {
  for (const textos of [
    ['aa', 'aaa', 'a'],
    ['ab', 'aab'],
    ['😀', '😁'],
    ['x😀', 'x🤀'],
    ['', 'a', null],
    [null],
    ['só um'],
  ]) {
    const { antes, depois, meios } = emComum(textos);
    for (const parte of [antes, depois, ...meios]) expect(parte?.isWellFormed() ?? true).toBe(true);
    expect(inteiros({ antes, depois, meios })).toEqual(textos);
  }
});

it('gives every text back as it was', () => {
  const letra = fc.constantFrom('a', 'b', 'é', '😀', '😁', '"', '\\');
  fc.assert(
    fc.property(fc.array(fc.option(fc.string({ unit: letra, maxLength: 8 })), { minLength: 1 }), (textos) => {
      const feito = emComum(textos);
      for (const parte of [feito.antes, feito.depois, ...feito.meios])
        expect(parte?.isWellFormed() ?? true).toBe(true);
      expect(inteiros(feito)).toEqual(textos);
    }),
  );
});
