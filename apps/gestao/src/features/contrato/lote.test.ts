import { describe, expect, it } from 'vitest';
import { escolhaInicial, termoEscolhido, ultimoMesEscolhido } from './lote.ts';

const escolha = escolhaInicial('2026-11-30');

describe('the choices of a batch', () => {
  it('begin with the term that comes next', () => {
    expect(termoEscolhido(escolha)).toEqual({ ano: 2027, semestre: 1 });
    expect(termoEscolhido(escolhaInicial('2027-02-01'))).toEqual({ ano: 2027, semestre: 2 });
  });

  it.each(['', '27', '20270', '1999', '2101', 'dois mil', '2027.5'])('%j is no year', (ano) => {
    expect(termoEscolhido({ ...escolha, ano })).toBeNull();
  });

  it.each([
    ['', null],
    ['2030-12-17', '2030-12-01'],
    ['2030-13-01', null],
  ])('%j as the end of the course is %j', (fimDoCurso, mes) => {
    expect(ultimoMesEscolhido({ ...escolha, fimDoCurso })).toBe(mes);
  });
});
