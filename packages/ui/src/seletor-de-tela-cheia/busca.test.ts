import { describe, expect, test } from 'vitest';
import { acharItem, filtrarItens, type ItemDoSeletor, limitarLinhas } from './busca.ts';

const itens: ItemDoSeletor[] = [
  { id: 'fed', titulo: 'Faculdade do Educador', detalhe: 'São Paulo, SP' },
  {
    id: 'uni',
    titulo: 'Universidade Ágora',
    busca: 'UNIAG',
    filhos: [
      { id: 'uni-1', titulo: 'Câmpus Centro', detalhe: 'Goiânia, GO' },
      { id: 'uni-2', titulo: 'Câmpus Pampulha', detalhe: 'Belo Horizonte, MG' },
    ],
  },
  { id: 'edu', titulo: 'Educação Continuada do Sul', desabilitado: true, motivo: 'Fora do programa' },
];

function ids(texto: string, abertos: string[] = []): string[] {
  return filtrarItens(itens, texto, new Set(abertos)).flatMap(({ linhas }) =>
    linhas.map(({ item }) => item.id),
  );
}

describe('the search of the full-screen picker', () => {
  test.each([
    ['', ['fed', 'uni', 'edu']],
    ['educacao', ['edu']],
    ['EDUCAÇÃO', ['edu']],
    ['edu', ['edu', 'fed']],
    ['sao paulo faculdade', ['fed']],
    ['uniag', ['uni']],
    ['goiania', ['uni', 'uni-1']],
    ['agora campus', []],
    ['xyz', []],
  ])('%j finds %j', (texto, esperado) => {
    expect(ids(texto)).toEqual(esperado);
  });

  test('an opened parent shows all its children', () => {
    expect(ids('', ['uni'])).toEqual(['fed', 'uni', 'uni-1', 'uni-2', 'edu']);
    expect(ids('universidade', ['uni'])).toEqual(['uni', 'uni-1', 'uni-2']);
  });

  test('groups keep the order of first appearance', () => {
    const agrupados = filtrarItens(
      [
        { id: '1', titulo: 'A', grupo: 'Recentes' },
        { id: '2', titulo: 'B', grupo: 'Todas' },
        { id: '3', titulo: 'C', grupo: 'Recentes' },
      ],
      '',
      new Set(),
    );
    expect(agrupados.map(({ nome, linhas }) => [nome, linhas.length])).toEqual([
      ['Recentes', 2],
      ['Todas', 1],
    ]);
  });

  test('a long list is cut and says how much is left', () => {
    const muitos = Array.from({ length: 250 }, (_, indice) => ({
      id: `${indice}`,
      titulo: `Curso ${indice}`,
    }));
    const { grupos, resto } = limitarLinhas(filtrarItens(muitos, '', new Set()), 100);
    expect(grupos[0]?.linhas).toHaveLength(100);
    expect(resto).toBe(150);
  });

  test('what is chosen is found among the children too, a parent never', () => {
    expect(acharItem(itens, 'uni-2')?.titulo).toBe('Câmpus Pampulha');
    expect(acharItem(itens, 'uni')).toBeUndefined();
    expect(acharItem(itens, null)).toBeUndefined();
  });
});
