import { describe, expect, it } from 'vitest';
import { EXIGENCIAS_MINIMAS, type Exigencias, maximoDeFiadores } from '../instituicao/exigencias.ts';
import type { TipoPessoa } from '../participante/participante-contexto.ts';
import { convemSegundoFiador, vagaLivre } from './vagas.ts';

const DOIS: Exigencias = { ...EXIGENCIAS_MINIMAS, fiadorSolidario: true };

describe('how many guarantors an institution takes', () => {
  it.each([
    [true, true, null, true, 0],
    [true, true, 'X', false, 0],
    [true, false, 'C', false, 0],
    [false, false, null, false, 1],
    [false, false, null, true, 1],
    [false, false, 'C', true, 1],
    [false, false, 'X', true, 1],
    [false, true, null, false, 2],
    [false, true, 'X', false, 2],
    [false, true, 'C', false, 1],
    [false, true, 'C', true, 2],
  ] as const)(
    'semFiador %s, fiadorSolidario %s, type %s, course enables more %s: %i',
    (semFiador, fiadorSolidario, tipoFiadorSolidario, habilitaMaisFiadores, esperado) => {
      const exigencias = {
        ...EXIGENCIAS_MINIMAS,
        semFiador,
        fiadorSolidario,
        tipoFiadorSolidario,
        habilitaMaisFiadores,
      };
      expect(maximoDeFiadores(exigencias)).toBe(esperado);
    },
  );
});

describe('the place of the next guarantor', () => {
  const todos: readonly TipoPessoa[] = ['estudante', 'fiador', 'fiador2'];
  it.each([
    ['nobody yet', EXIGENCIAS_MINIMAS, ['estudante'], 'fiador'],
    ['one of one', EXIGENCIAS_MINIMAS, ['estudante', 'fiador'], 'vagas-ocupadas'],
    ['one of two', DOIS, ['estudante', 'fiador'], 'fiador2'],
    ['the first of two left', DOIS, ['estudante', 'fiador2'], 'fiador'],
    ['both', DOIS, todos, 'vagas-ocupadas'],
    ['none wanted', { ...EXIGENCIAS_MINIMAS, semFiador: true }, ['estudante'], 'sem-fiador'],
  ] as const)('%s', (_, exigencias, ocupadas, esperado) => {
    const resultado = vagaLivre(exigencias, ocupadas);
    expect(resultado.ok ? resultado.vaga : resultado.recusa).toBe(esperado);
  });

  it.each([
    ['one of two, nobody left', ['estudante', 'fiador'], [], 'so-troca'],
    ['the first of two left', ['estudante', 'fiador2'], ['fiador'], 'fiador'],
    ['the second of two left', ['estudante', 'fiador'], ['fiador2'], 'fiador2'],
    ['the first left and was replaced', ['estudante', 'fiador'], ['fiador'], 'so-troca'],
    ['everybody left before', ['estudante'], [], 'fiador'],
  ] as const)('in a correction only a swapped one is replaced: %s', (_, ocupadas, desocupadas, esperado) => {
    const resultado = vagaLivre(DOIS, ocupadas, desocupadas);
    expect(resultado.ok ? resultado.vaga : resultado.recusa).toBe(esperado);
  });

  it.each([
    ['below the minimum, two allowed', DOIS, 100_00, 200_00, true],
    ['at the minimum', DOIS, 200_00, 200_00, false],
    ['below, only one allowed', EXIGENCIAS_MINIMAS, 100_00, 200_00, false],
    ['income unknown', DOIS, null, 200_00, false],
    ['no minimum known', DOIS, 100_00, null, false],
  ] as const)('a second guarantor is offered: %s', (_, exigencias, renda, minima, esperado) => {
    expect(convemSegundoFiador(exigencias, ['estudante', 'fiador'], renda, minima)).toBe(esperado);
  });
});
