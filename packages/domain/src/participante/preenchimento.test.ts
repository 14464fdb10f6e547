import { describe, expect, it } from 'vitest';
import { VISION_VAZIA, type Vision } from '../documento/leitura-tipos.ts';
import {
  camposLidosDoDocumento,
  cpfDivergente,
  identidadeDeclarada,
  preencherVazios,
} from './preenchimento.ts';

const lido = (valor: string) => ({ valor, confianca: 0.9 });

const VISION: Vision = {
  ...VISION_VAZIA,
  nome: lido("Ana Lima Sant'Anna"),
  cpf: lido('52998224725'),
  mae: lido('Maria da Conceição Lima'),
  pai: null,
  dataNascimento: lido('2000-02-29'),
  dataExpedicao: lido('2020-05-10'),
  numeroRegistro: lido('123456789'),
  tipoReconhecido: 'RG',
  legivel: true,
};

describe('what was read from a document', () => {
  it('fills the answers that are empty and leaves the others as the person gave them', () => {
    const respostas = { nome: 'Ana Lima', nomeMae: '', dataNascimento: undefined };
    expect(preencherVazios(respostas, 'RG', VISION)).toEqual({
      cpf: '52998224725',
      nomeMae: 'Maria da Conceição Lima',
      dataNascimento: '2000-02-29',
      dataExpedicao: '2020-05-10',
      numeroCarteiraIdentidade: '123456789',
    });
  });

  it('changes nothing when it comes a second time', () => {
    const primeira = preencherVazios({}, 'RG', VISION);
    expect(preencherVazios(primeira, 'RG', { ...VISION, mae: lido('Outra Pessoa') })).toEqual({});
  });

  it('fills in nothing when the document shows the CPF of somebody else', () => {
    expect(preencherVazios({ cpf: '01234567890' }, 'RG', VISION)).toEqual({});
    expect(preencherVazios({ cpf: '52998224725' }, 'RG', VISION)).toHaveProperty('nomeMae');
  });

  it.each([
    ['a CPF with wrong check digits', { cpf: lido('52998224724') }, 'cpf'],
    ['a day that does not exist', { dataNascimento: lido('2001-02-29') }, 'dataNascimento'],
    ['a name with digits', { mae: lido('Mar1a L1ma') }, 'nomeMae'],
    ['an RG of 16 characters', { numeroRegistro: lido('1234567890123456') }, 'numeroCarteiraIdentidade'],
  ])('never offers %s', (_caso, parte, campo) => {
    expect(preencherVazios({}, 'RG', { ...VISION, ...parte })).not.toHaveProperty(campo);
  });

  it.each([
    ['DOCUMENTO_RESPONSAVEL', { nomeResponsavel: "Ana Lima Sant'Anna", cpfResponsavel: '52998224725' }],
    [
      'CARTEIRA_CONJUGE',
      { nomeConjuge: "Ana Lima Sant'Anna", cpfConjuge: '52998224725', dataNascimentoConjuge: '2000-02-29' },
    ],
    ['MATRICULA', {}],
  ] as const)('of %s goes to that person only', (tipo, esperado) => {
    expect(preencherVazios({}, tipo, VISION)).toEqual(esperado);
  });

  it('marks a field until somebody edits it', () => {
    const leituras = [{ tipoDocumento: 'RG' as const, vision: VISION }];
    const respostas = { ...preencherVazios({}, 'RG', VISION), nomeMae: 'Maria C. Lima' };
    expect(camposLidosDoDocumento(respostas, leituras)).toEqual([
      'nome',
      'cpf',
      'dataNascimento',
      'numeroCarteiraIdentidade',
      'dataExpedicao',
    ]);
  });
});

describe('whom a document should show', () => {
  const respostas = { nome: 'Ana Lima', cpf: '52998224725', nomeConjuge: 'Rui Teles', cpfConjuge: '' };
  it.each([
    ['RG', { nome: 'Ana Lima', cpf: '52998224725' }],
    ['CARTEIRA_CONJUGE', { nome: 'Rui Teles' }],
    ['DOCUMENTO_RESPONSAVEL', {}],
  ] as const)('%s: %o', (tipo, esperado) => {
    expect(identidadeDeclarada(tipo, respostas)).toEqual(esperado);
  });
});

describe("another CPF than the account's", () => {
  const com = (tipoDocumento: 'RG' | 'CARTEIRA_CONJUGE', valor: string | null) => [
    { tipoDocumento, vision: { cpf: valor === null ? null : { valor, confianca: 0.9 } } },
  ];
  it.each([
    ['the same', com('RG', '52998224725'), null],
    ['another one', com('RG', '01234567890'), '01234567890'],
    ['none that could be read', com('RG', null), null],
    ["the spouse's", com('CARTEIRA_CONJUGE', '01234567890'), null],
  ])('is pointed out when the document shows %s', (_, leituras, esperado) => {
    expect(cpfDivergente(leituras, '52998224725')).toBe(esperado);
  });
});
