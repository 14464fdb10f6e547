import { expect, it } from 'vitest';
import { acoesDasEtapas } from './acoes-das-etapas.ts';

const fatos = {
  dadosComplementares: 100,
  semFiador: false,
  preencherFiador: null,
  fiadores: { percentual: 0, fiador: null, fiador2: null },
};
const com = (fiador: number | null, fiador2: number | null = null) => ({
  fiadores: {
    percentual: 0,
    fiador: fiador === null ? null : { percentual: fiador },
    fiador2: fiador2 === null ? null : { percentual: fiador2 },
  },
});

it.each([
  ['nobody is named', {}, ['indicar']],
  [
    'the student fills in for them',
    { ...com(33), preencherFiador: 'fiador' },
    ['ver', 'preencher', 'excluir'],
  ],
  ['the guarantor fills in', com(33), ['ver', 'excluir']],
  ['everything is there', com(100), ['ver', 'excluir']],
  [
    'only the second one is left',
    { ...com(null, 66), preencherFiador: 'fiador2' },
    ['ver', 'preencher', 'excluir'],
  ],
  ['nobody is asked for', { semFiador: true }, []],
] as const)('with the guarantors, when %s', (_, resto, esperadas) => {
  expect(acoesDasEtapas({ ...fatos, ...resto }).fiadores).toEqual(esperadas);
});

it('the course is only viewed, and what is complete is changed instead of filled in', () => {
  expect(acoesDasEtapas(fatos)).toMatchObject({ curso: ['ver'], dados: ['alterar'] });
  expect(acoesDasEtapas({ ...fatos, dadosComplementares: 40 }).dados).toEqual(['preencher']);
});
