import { describe, expect, it } from 'vitest';
import {
  erroDoNascimento,
  isMenorDeIdade,
  MENSAGEM_DATA_FUTURA,
  MENSAGEM_DATA_INCORRETA,
  MENSAGEM_DATA_NAO_PERMITIDA,
  type PapelComIdade,
} from './nascimento.ts';

const HOJE = '2026-11-27';
const MENOR_DE_16 = 'Para pedir o crédito é preciso ter 16 anos ou mais, ou emancipação.';
const MENOR_DE_18 = 'Para ser fiador é preciso ter 18 anos ou mais.';

describe('a birth date', () => {
  it.each<[string, PapelComIdade, string | null]>([
    ['2010-11-27', 'estudante', null],
    ['2010-11-28', 'estudante', MENOR_DE_16],
    ['2008-11-27', 'fiador', null],
    ['2008-11-28', 'fiador', MENOR_DE_18],
    ['2011-11-27', 'conjuge-do-fiador', null],
    ['2011-11-28', 'conjuge-do-fiador', 'Confira a data: o cônjuge precisa ter 15 anos ou mais.'],
    ['2026-11-27', 'qualquer', null],
    ['2026-11-28', 'qualquer', MENSAGEM_DATA_FUTURA],
    ['1896-11-27', 'qualquer', null],
    ['1896-11-26', 'qualquer', MENSAGEM_DATA_NAO_PERMITIDA],
    ['1990-02-31', 'estudante', MENSAGEM_DATA_INCORRETA],
    ['31/01/1990', 'estudante', MENSAGEM_DATA_INCORRETA],
  ])('%s of %s: %s', (nascimento, papel, erro) => {
    expect(erroDoNascimento(nascimento, papel, HOJE)).toBe(erro);
  });

  it('of an emancipated student has no minimum; emancipation frees nobody else', () => {
    expect(erroDoNascimento('2012-01-01', 'estudante', HOJE, true)).toBeNull();
    expect(erroDoNascimento('2012-01-01', 'fiador', HOJE, true)).toBe(MENOR_DE_18);
  });

  it('on 29 February comes of age on 1 March in a common year', () => {
    expect(isMenorDeIdade('2008-02-29', '2026-02-28')).toBe(true);
    expect(isMenorDeIdade('2008-02-29', '2026-03-01')).toBe(false);
  });
});
