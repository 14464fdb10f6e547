import { describe, expect, it } from 'vitest';
import { exemploDigitado, faixaEmPalavras, type SimulacaoDigitada } from './simulacao-de-exemplo.ts';
import { errosDaSimulacao, lerSimulacao } from './simulacao-digitada.ts';

const FAIXA = { percentualMinimo: 30, percentualMaximo: 70 };
const CERTA: SimulacaoDigitada = { mensalidade: '1.250,00', percentual: '50', meses: '48' };
const erroDe = (campo: keyof SimulacaoDigitada, texto: string) =>
  errosDaSimulacao({ ...CERTA, [campo]: texto }, FAIXA)[campo];

describe('what is typed into the simulator', () => {
  it.each<[Partial<SimulacaoDigitada>, number, number, number]>([
    [{}, 125_000, 50, 48],
    [{ mensalidade: 'R$\u00a0980' }, 98_000, 50, 48],
    [{ mensalidade: '50,00', percentual: '30 %', meses: '6' }, 5_000, 30, 6],
    [{ mensalidade: '50000', percentual: '70%', meses: '72' }, 5_000_000, 70, 72],
  ])('%j is read', (digitada, mensalidadeCentavos, percentual, meses) => {
    expect(lerSimulacao({ ...CERTA, ...digitada }, FAIXA)).toEqual({
      mensalidadeCentavos,
      percentual,
      meses,
    });
  });

  it.each([
    ['mensalidade', '', 'Escreva a mensalidade do curso.'],
    ['mensalidade', '1.250,555', 'Escreva em reais e centavos, como 1.250,00.'],
    ['mensalidade', '1250.55', 'Escreva em reais e centavos, como 1.250,00.'],
    ['mensalidade', 'mil', 'Escreva em reais e centavos, como 1.250,00.'],
    ['mensalidade', '-100', 'A mensalidade não pode ser negativa.'],
    ['mensalidade', 'R$ -100,00', 'A mensalidade não pode ser negativa.'],
    ['mensalidade', '0', 'A menor mensalidade é R$\u00a050,00.'],
    ['mensalidade', '49,99', 'A menor mensalidade é R$\u00a050,00.'],
    ['mensalidade', '50.000,01', 'A maior mensalidade é R$\u00a050.000,00. Confira o valor.'],
    ['mensalidade', '99999999999999999999', 'A maior mensalidade é R$\u00a050.000,00. Confira o valor.'],
    ['percentual', '', 'Escreva quanto da mensalidade quer financiar.'],
    ['percentual', '50,5', 'Escreva um percentual inteiro, como 50.'],
    ['percentual', '1e2', 'Escreva um percentual inteiro, como 50.'],
    ['percentual', '-50', 'Este programa financia de 30% a 70% da mensalidade.'],
    ['percentual', '29', 'Este programa financia de 30% a 70% da mensalidade.'],
    ['percentual', '101', 'Este programa financia de 30% a 70% da mensalidade.'],
    ['meses', '', 'Escolha por quanto tempo.'],
    ['meses', '7', 'Escolha por quanto tempo.'],
    ['meses', '4800', 'Escolha por quanto tempo.'],
  ] as const)('%s %j: %s', (campo, texto, mensagem) => {
    expect(erroDe(campo, texto)).toBe(mensagem);
    expect(lerSimulacao({ ...CERTA, [campo]: texto }, FAIXA)).toBeNull();
  });

  it('names a programme with one percentage by it', () => {
    expect(faixaEmPalavras({ percentualMinimo: 50, percentualMaximo: 50 })).toBe('50%');
  });

  it.each([
    [1, 100, '50'],
    [10, 40, '40'],
    [60, 80, '60'],
    [100, 100, '100'],
  ])(
    'begins with an example that a programme of %d%% to %d%% takes',
    (percentualMinimo, percentualMaximo, percentual) => {
      const faixa = { percentualMinimo, percentualMaximo };
      expect(exemploDigitado(faixa).percentual).toBe(percentual);
      expect(lerSimulacao(exemploDigitado(faixa), faixa)).not.toBeNull();
    },
  );
});
