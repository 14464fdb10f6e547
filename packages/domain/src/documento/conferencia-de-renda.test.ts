import { describe, expect, it } from 'vitest';
import type { CodigoDeRenda } from '../renda/tipos-de-renda.ts';
import {
  type ComprovanteLido,
  conferirRendas,
  conferirTipoDeRenda,
  type RendaDeclarada,
} from './conferencia-de-renda.ts';
import { RENDA_NAO_LIDA, type RendaLida } from './renda-lida.ts';
import type { TipoDocumento } from './tipos.ts';

const HOJE = '2026-11-27';
const lido = (valor: string) => ({ valor, confianca: 0.95 });

const PESSOA: RendaDeclarada = {
  nome: 'Otávio de Souza Lima',
  cpf: '52998224725',
  rendaCentavos: 400_000,
  tiposDeRenda: ['C'],
};

function comprovante(
  indice: number,
  renda: Partial<RendaLida>,
  tipoDocumento: TipoDocumento = 'CONTRACHEQUE',
): ComprovanteLido {
  return {
    id: `${tipoDocumento}-${indice}`,
    tipoDocumento,
    indice,
    renda: {
      ...RENDA_NAO_LIDA,
      legivel: true,
      tipoReconhecido: tipoDocumento,
      nome: lido('Otávio de Souza Lima'),
      meses: ['2026-10'],
      brutoCentavos: 420_000,
      liquidoCentavos: 370_000,
      ...renda,
    },
  };
}

function resultados(comprovantes: ComprovanteLido[], declarada: Partial<RendaDeclarada> = {}) {
  const conferencias = conferirRendas(comprovantes, { ...PESSOA, ...declarada }, HOJE);
  return comprovantes.map(({ id }) =>
    Object.fromEntries((conferencias.get(id) ?? []).map(({ regra, resultado }) => [regra, resultado])),
  );
}

describe('um contracheque em ordem', () => {
  it('passes every check; without a printed CPF there is none to compare', () => {
    expect(resultados([comprovante(0, {})])).toEqual([
      { legibilidade: 'aprovado', tipo: 'aprovado', nome: 'aprovado', meses: 'aprovado', valor: 'aprovado' },
    ]);
  });

  it('is only said to be illegible when nothing could be read', () => {
    expect(resultados([comprovante(0, { legivel: false })])).toEqual([{ legibilidade: 'reprovado' }]);
  });

  it.each([
    [{ nome: lido('Pedro Alves') }, { nome: 'reprovado' }],
    [{ nome: null }, { nome: 'inconclusivo' }],
    [{ cpf: lido('52998224725') }, { cpf: 'aprovado' }],
    [{ cpf: lido('01234567890') }, { cpf: 'reprovado' }],
  ])('%j', (renda, esperado) => {
    expect(resultados([comprovante(0, renda)])[0]).toMatchObject(esperado);
  });
});

describe('tipo do comprovante', () => {
  it.each<[TipoDocumento, TipoDocumento | null, string]>([
    ['CONTRACHEQUE', 'CONTRACHEQUE', 'aprovado'],
    ['CONTRACHEQUE', 'EXTRATO_BANCARIO', 'reprovado'],
    ['CONTRACHEQUE', 'RG', 'reprovado'],
    ['CONTRACHEQUE', 'PRO_LABORE', 'inconclusivo'],
    ['PRO_LABORE', 'CONTRACHEQUE', 'inconclusivo'],
    ['EXTRATO_BANCARIO', null, 'inconclusivo'],
    ['COMPROVANTE_RENDA_FAMILIAR', 'EXTRATO_BANCARIO', 'aprovado'],
    ['COMPROVANTE_RENDA_FAMILIAR', 'RG', 'reprovado'],
  ])('pedido %s, lido %s: %s', (pedido, recebido, esperado) => {
    expect(conferirTipoDeRenda(pedido, recebido).resultado).toBe(esperado);
  });
});

describe('meses seguidos', () => {
  const meses = (...todos: string[][]) =>
    resultados(todos.map((umas, i) => comprovante(i, { meses: umas }))).map((um) => um.meses);

  it.each([
    [
      [['2026-10'], ['2026-09'], ['2026-08']],
      ['aprovado', 'aprovado', 'aprovado'],
    ],
    // In any order, and across the turn of a year.
    [
      [['2026-08'], ['2026-10'], ['2026-09']],
      ['aprovado', 'aprovado', 'aprovado'],
    ],
    [
      [['2026-09'], ['2026-09'], ['2026-08']],
      ['aprovado', 'reprovado', 'aprovado'],
    ],
    [
      [['2026-10'], ['2026-09'], ['2026-05']],
      ['aprovado', 'aprovado', 'reprovado'],
    ],
    [
      [['2026-10'], ['2025-09'], []],
      ['aprovado', 'reprovado', 'inconclusivo'],
    ],
    [[['2026-09']], ['aprovado']],
    [[['2026-08']], ['reprovado']],
    [[['2026-08', '2026-09', '2026-10']], ['aprovado']],
  ])('%j: %j', (todos, esperado) => {
    expect(meses(...todos)).toEqual(esperado);
  });
});

describe('valor perto da renda informada', () => {
  it.each([
    // Between net and gross, or up to 15 % beyond.
    [400_000, 'aprovado'],
    [370_000, 'aprovado'],
    [480_000, 'aprovado'],
    [490_000, 'reprovado'],
    [1_000_000, 'reprovado'],
    // Who declares less than they earn is asked to look again, not refused.
    [300_000, 'inconclusivo'],
  ])('informada %d: %s', (rendaCentavos, esperado) => {
    expect(resultados([comprovante(0, {})], { rendaCentavos })[0]?.valor).toBe(esperado);
  });

  it('is compared with the mean of the months', () => {
    const desiguais = [
      comprovante(0, { brutoCentavos: 200_000, liquidoCentavos: null }),
      comprovante(1, { brutoCentavos: 600_000, liquidoCentavos: null, meses: ['2026-09'] }),
    ];
    expect(resultados(desiguais).map(({ valor }) => valor)).toEqual(['aprovado', 'aprovado']);
  });

  it('adds up what comes from several types, and waits for all of them', () => {
    const tiposDeRenda: CodigoDeRenda[] = ['C', 'E'];
    const salario = comprovante(0, {});
    const extrato = comprovante(0, { brutoCentavos: 300_000, liquidoCentavos: null }, 'EXTRATO_BANCARIO');
    expect(resultados([salario], { tiposDeRenda, rendaCentavos: 700_000 })[0]?.valor).toBe('inconclusivo');
    expect(
      resultados([salario, extrato], { tiposDeRenda, rendaCentavos: 700_000 }).map(({ valor }) => valor),
    ).toEqual(['aprovado', 'aprovado']);
  });

  it('says nothing of a proof without a readable amount, nor before the income is declared', () => {
    const semValor = comprovante(0, { brutoCentavos: null, liquidoCentavos: null });
    expect(resultados([semValor])[0]?.valor).toBe('inconclusivo');
    expect(resultados([comprovante(0, {})], { rendaCentavos: null })[0]).not.toHaveProperty('valor');
  });
});
