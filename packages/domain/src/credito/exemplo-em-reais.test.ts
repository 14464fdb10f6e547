import { describe, expect, it } from 'vitest';
import { exemploEmReais, type ProgramaDoExemplo } from './exemplo-em-reais.ts';
import { REGRAS_PADRAO } from './regras-do-programa.ts';

const HOJE = '2026-11-30';
const programa = (mudancas: Partial<ProgramaDoExemplo> = {}): ProgramaDoExemplo => ({
  instituicao: 'Universidade Aurora',
  grau: 'GRADUACAO',
  percentualMinimo: 25,
  percentualMaximo: 75,
  regras: REGRAS_PADRAO,
  ...mudancas,
});

describe('the example in reais', () => {
  it('says what is paid now, later and in all, as the simulator does', () => {
    expect(exemploEmReais([programa()], HOJE)).toEqual({
      instituicao: 'Universidade Aurora',
      mensalidade: 100_000,
      percentual: 50,
      meses: 48,
      pagoAgora: 50_000,
      parcelaMenor: 58_400,
      parcelaMaior: 58_400,
      parcelas: 48,
      financiado: 2_400_000,
      total: 2_803_200,
    });
  });

  it('is of a graduation where there is one, and else of the first programme', () => {
    const escola = programa({ instituicao: 'Colégio Horizonte', grau: 'MEDIO' });
    expect(exemploEmReais([escola, programa()], HOJE)?.instituicao).toBe('Universidade Aurora');
    expect(exemploEmReais([escola], HOJE)?.instituicao).toBe('Colégio Horizonte');
  });

  it('keeps to what the programme finances', () => {
    const todo = programa({ percentualMinimo: 100, percentualMaximo: 100 });
    expect(exemploEmReais([todo], HOJE)).toMatchObject({ percentual: 100, pagoAgora: 0 });
  });

  it('is none while nobody takes requests', () => {
    expect(exemploEmReais([], HOJE)).toBeNull();
  });
});
