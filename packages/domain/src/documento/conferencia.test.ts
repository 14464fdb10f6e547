import { describe, expect, it } from 'vitest';
import {
  compararNomes,
  conferirCpf,
  conferirEmissao,
  conferirIdentidade,
  conferirNome,
  conferirQueNaoEIdentidade,
} from './conferencia.ts';
import { VISION_VAZIA, type Vision } from './leitura-tipos.ts';

const HOJE = '2026-11-27';
const lido = (valor: string, confianca = 0.95) => ({ valor, confianca });

describe('nome do documento e nome informado', () => {
  it.each([
    ['MARINA DE SOUZA LIMA', 'Marina de Souza Lima', 'igual'],
    ['JOSE CONCEICAO', 'José Conceição', 'igual'],
    ['José Conceição'.normalize('NFD'), 'José Conceição'.normalize('NFC'), 'igual'],
    ['ANA LUCIA SILVA', 'Ana Lúcia e Silva', 'igual'],
    ["MARINA D'AVILA SANT'ANNA", 'Marina d’Ávila Sant’Anna', 'igual'],
    ['MARIA CLARA DIAS', 'Maria-Clara Dias', 'igual'],
    ['JOAO PEREIRA DE SA', 'João P. de Sá', 'igual'],
    ['JOAO PEREIRA DE SA', 'João de Sá', 'parecido'],
    ['MARIHA DE SOUZA LIMA', 'Marina de Souza Lima', 'parecido'],
    ['MARINA DE SOUZA LIMA', 'Mariana Lima de Souza', 'diferente'],
    ['PEDRO DE SOUZA LIMA', 'Marina de Souza Lima', 'diferente'],
    ['MARINA LIMA', 'Marina Souza', 'diferente'],
    ['ANA', '', 'diferente'],
  ])('%s e %s: %s', (a, b, esperado) => {
    expect(compararNomes(a, b)).toBe(esperado);
    expect(compararNomes(b, a)).toBe(esperado);
  });

  it('says that it could not tell when nothing, or nothing certain, was read', () => {
    expect(conferirNome(null, 'Marina Lima').resultado).toBe('inconclusivo');
    expect(conferirNome(lido('Pedro Souza'), 'Marina Lima').resultado).toBe('reprovado');
    expect(conferirNome(lido('Pedro Souza', 0.4), 'Marina Lima').resultado).toBe('inconclusivo');
  });
});

describe('CPF do documento', () => {
  it('is the informed one, another one, or was not found', () => {
    expect(conferirCpf(lido('01234567890'), '01234567890').resultado).toBe('aprovado');
    expect(conferirCpf(null, '01234567890').resultado).toBe('inconclusivo');
    const outro = conferirCpf(lido('52998224725'), '01234567890');
    expect(outro.resultado).toBe('reprovado');
    expect(outro.explicacao).toContain('529.982.247-25');
  });
});

describe('emissão há no máximo 10 anos', () => {
  it.each([
    ['2026-11-27', 'aprovado'],
    ['2016-11-27', 'aprovado'],
    ['2016-11-26', 'reprovado'],
    ['1998-03-12', 'reprovado'],
    ['2026-11-28', 'inconclusivo'],
    ['2020-02-30', 'inconclusivo'],
  ])('%s: %s', (data, esperado) => {
    expect(conferirEmissao(lido(data), HOJE).resultado).toBe(esperado);
  });

  it('does not refuse on an uncertain reading, nor without one', () => {
    expect(conferirEmissao(lido('1998-03-12', 0.5), HOJE).resultado).toBe('inconclusivo');
    expect(conferirEmissao(null, HOJE).resultado).toBe('inconclusivo');
  });

  it('counts ten years from a 29 February', () => {
    expect(conferirEmissao(lido('2018-02-28'), '2028-02-29').resultado).toBe('reprovado');
    expect(conferirEmissao(lido('2018-03-01'), '2028-02-29').resultado).toBe('aprovado');
  });
});

describe('conferência da identidade', () => {
  const vision: Vision = {
    ...VISION_VAZIA,
    legivel: true,
    tipoReconhecido: 'RG',
    nome: lido('Marina de Souza Lima'),
    cpf: lido('52998224725'),
    dataExpedicao: lido('2020-01-10'),
  };
  const declarado = { nome: 'Marina de Souza Lima', cpf: '52998224725' };
  const resumo = (v: Vision) =>
    Object.fromEntries(
      conferirIdentidade(v, declarado, HOJE).map(({ regra, resultado }) => [regra, resultado]),
    );

  it('passes a recent RG of the right person', () => {
    expect(resumo(vision)).toEqual({
      legibilidade: 'aprovado',
      tipo: 'aprovado',
      nome: 'aprovado',
      cpf: 'aprovado',
      emissao: 'aprovado',
    });
  });

  it('asks the ten years of an RG and not of a CNH', () => {
    const antigo = { ...vision, dataExpedicao: lido('2010-01-10') };
    expect(resumo(antigo)).toMatchObject({ emissao: 'reprovado' });
    expect(resumo({ ...antigo, tipoReconhecido: 'CNH' })).not.toHaveProperty('emissao');
  });

  it('tells a CPF paper from an identity document', () => {
    expect(resumo({ ...vision, tipoReconhecido: 'CPF' })).toMatchObject({ tipo: 'reprovado' });
    expect(resumo({ ...vision, tipoReconhecido: 'outro' })).toMatchObject({ tipo: 'inconclusivo' });
  });

  it('says only that it is not legible when nothing could be read', () => {
    expect(resumo(VISION_VAZIA)).toEqual({ legibilidade: 'reprovado' });
  });
});

describe('comprovante de residência e selfie', () => {
  const cnh: Vision = { ...VISION_VAZIA, tipoReconhecido: 'CNH', legivel: true };

  it.each([
    ['a date of birth beside its label', { dataNascimento: lido('1990-05-20') }],
    ['the mother', { mae: lido('Helena Duarte Reis') }],
  ])('an identity document is told by %s', (_, campos) => {
    expect(conferirQueNaoEIdentidade('SELFIE', { ...cnh, ...campos })).toMatchObject([
      { regra: 'tipo', resultado: 'reprovado' },
    ]);
  });

  it.each([
    ['without what only identity documents print', cnh],
    ['with a date that stands alone', { ...cnh, dataNascimento: lido('2001-01-10', 0.6) }],
    ['of another type', { ...cnh, tipoReconhecido: 'outro' as const, mae: lido('Helena Duarte Reis') }],
  ])('nothing is said of a paper %s', (_, vision) => {
    expect(conferirQueNaoEIdentidade('RESIDENCIA', vision)).toEqual([]);
  });
});
