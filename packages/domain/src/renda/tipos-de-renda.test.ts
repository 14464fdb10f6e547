import { describe, expect, it } from 'vitest';
import { type CodigoDeRenda, lerCodigosDeRenda, requisitosDasRendas } from './tipos-de-renda.ts';

describe('the proofs of each income type', () => {
  it.each<[CodigoDeRenda, Array<[string, number]>]>([
    ['C', [['CONTRACHEQUE', 3]]],
    ['D', [['DECORE', 1]]],
    [
      'S',
      [
        ['PRO_LABORE', 3],
        ['CONTRATO_SOCIAL_MEI', 1],
      ],
    ],
    ['P', [['PRODUTOR_RURAL', 6]]],
    [
      'R',
      [
        ['LOCACAO_ARRENDAMENTO', 1],
        ['DECLARACAO_IMPOSTO', 1],
      ],
    ],
    ['A', [['APOSENTADORIA_BENEFICIO', 1]]],
    [
      'E',
      [
        ['EXTRATO_BANCARIO', 3],
        ['DECLARACAO_IMPOSTO', 1],
      ],
    ],
  ])('%s', (codigo, provas) => {
    expect(
      requisitosDasRendas([codigo]).map(({ tipoDocumento, quantidade }) => [tipoDocumento, quantidade]),
    ).toEqual(provas);
  });

  it('are merged when two types ask for the same, the mandatory one wins in either order', () => {
    const imposto = (codigos: readonly CodigoDeRenda[]) =>
      requisitosDasRendas(codigos).filter(({ tipoDocumento }) => tipoDocumento === 'DECLARACAO_IMPOSTO');
    expect(imposto(['E'])).toEqual([
      {
        tipoDocumento: 'DECLARACAO_IMPOSTO',
        quantidade: 1,
        opcional: true,
        descricao: 'Não é obrigatória, mas pode aumentar as chances de aprovação.',
      },
    ]);
    for (const codigos of [
      ['E', 'R'],
      ['R', 'E'],
    ] as const)
      expect(imposto(codigos)).toEqual([{ tipoDocumento: 'DECLARACAO_IMPOSTO', quantidade: 1 }]);
  });

  it('are asked only for known codes', () => {
    expect(lerCodigosDeRenda(['C', 'X', 1, 'E'])).toEqual(['C', 'E']);
    expect(lerCodigosDeRenda('C')).toEqual([]);
  });
});
