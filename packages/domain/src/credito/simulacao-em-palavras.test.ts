import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from './regras-do-programa.ts';
import { simular } from './simulacao.ts';
import { emPalavras } from './simulacao-em-palavras.ts';

const simulacaoDe = (outros: Partial<Parameters<typeof simular>[0]> = {}) =>
  simular({
    mensalidadeCentavos: 200_000,
    percentual: 50,
    meses: 48,
    primeiraMensalidadeEm: '2027-02-10',
    regras: REGRAS_PADRAO,
    ...outros,
  });

describe('a simulation in words', () => {
  it('says both moments by month and date', () => {
    expect(emPalavras(simulacaoDe())).toEqual({
      agora: 'R$\u00a01.000,00 por mês',
      quandoAgora: 'à instituição, de fevereiro de 2027 a janeiro de 2031',
      depois: 'R$\u00a01.168,00 por mês',
      quandoDepois: 'em 48 parcelas, de 10/02/2031 a 10/01/2035',
      inicio: 'fevereiro de 2027',
    });
  });

  it('names both ends where the instalments differ', () => {
    const regras = { ...REGRAS_PADRAO, modo: { tipo: 'linear' as const, prazo: 48 } };
    expect(emPalavras(simulacaoDe({ regras })).depois).toBe('de R$\u00a01.085,75 a R$\u00a01.250,25 por mês');
  });

  it('of a single instalment says its day', () => {
    const regras = { ...REGRAS_PADRAO, modo: { tipo: 'linear' as const, prazo: 1 } };
    expect(emPalavras(simulacaoDe({ meses: 6, regras })).quandoDepois).toBe('em uma parcela, em 10/08/2027');
  });
});
