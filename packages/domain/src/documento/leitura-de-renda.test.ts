import { describe, expect, it } from 'vitest';
import { lerRenda } from './leitura-de-renda.ts';
import type { PalavraLida } from './leitura-tipos.ts';
import { acharMeses, acharPeriodo, acharValores } from './renda-valores.ts';

const HOJE = '2026-11-27';

describe('valores', () => {
  it.each([
    ['R$ 1.234,56', [123_456]],
    ['1.234.56', [123_456]],
    ['1,234,56', [123_456]],
    ['3212,50', [321_250]],
    ['+12.345.678,90', [1_234_567_890]],
    ['0,01', [1]],
    ['CNPJ 11.222.333/0001-81', []],
    ['CPF 529.982.247-25', []],
    ['05/10/2026', []],
    ['Agência 0012-3', []],
  ])('%s', (texto, esperado) => {
    expect(acharValores(texto)).toEqual(esperado);
  });
});

describe('meses', () => {
  it.each([
    ['Competência: 10/2026', ['2026-10']],
    ['Outubro/2026', ['2026-10']],
    ['OUT/2026', ['2026-10']],
    ['março de 2026', ['2026-03']],
    ['05/10/2026', []],
    ['13/2026', []],
    // Nobody was paid for a month to come.
    ['12/2026', []],
    ['marcos 2026', []],
  ])('%s', (texto, esperado) => {
    expect(acharMeses(texto, HOJE)).toEqual(esperado);
  });

  it('of a period are all from its first to its last day', () => {
    expect(acharPeriodo('01/12/2025 a 28/02/2026', HOJE)).toEqual(['2025-12', '2026-01', '2026-02']);
    expect(acharPeriodo('sem datas', HOJE)).toEqual([]);
  });
});

/** One word of ten units a letter, lines of twenty. */
function linhas(...textos: string[]): PalavraLida[] {
  return textos.flatMap((texto, linha) =>
    Array.from(texto.matchAll(/\S+/g), (achado) => ({
      texto: achado[0],
      x0: achado.index * 10,
      x1: (achado.index + achado[0].length) * 10,
      y0: linha * 40,
      y1: linha * 40 + 20,
      confianca: 0.9,
    })),
  );
}

describe('um comprovante', () => {
  it('gives the month, the amounts and whose it is, wherever the layout puts them', () => {
    expect(
      lerRenda(
        [
          linhas(
            'Recibo de Pagamento de Salario      Referente ao mes: Outubro/2026',
            'Codigo   Nome do funcionario',
            '000127   MARINA DE SOUZA LIMA',
            'Total de Vencimentos      Total de Descontos',
            '4.200,00                  500,00',
            'Valor Liquido                        3.700,00',
          ),
        ],
        HOJE,
      ),
    ).toMatchObject({
      legivel: true,
      tipoReconhecido: 'CONTRACHEQUE',
      meses: ['2026-10'],
      brutoCentavos: 420_000,
      liquidoCentavos: 370_000,
      nome: { valor: 'Marina de Souza Lima' },
    });
  });

  it('takes a statement without a printed period for the month of its lines', () => {
    const extrato = linhas(
      'Extrato de conta corrente',
      '03/09/2026 PIX',
      '07/09/2026 TED',
      '01/10/2026 TARIFA',
    );
    expect(lerRenda([extrato], HOJE)).toMatchObject({
      tipoReconhecido: 'EXTRATO_BANCARIO',
      meses: ['2026-09'],
    });
  });

  it('never takes the CPF of who sent a Pix for the holder of the account', () => {
    const extrato = linhas(
      'Saldo anterior 10,00',
      'PIX RECEBIDO 529.982.247-25 100,00',
      'Saldo final 110,00',
    );
    expect(lerRenda([extrato], HOJE).cpf).toBeNull();
  });

  it('is illegible when there are only scraps', () => {
    expect(lerRenda([linhas('x1 ,, ij', 'rt l|')], HOJE)).toMatchObject({
      legivel: false,
      tipoReconhecido: null,
    });
  });
});
