import { describe, expect, it } from 'vitest';
import type { ContextoDoParticipante } from '../participante/participante-contexto.ts';
import {
  errosDaCorrecao,
  formularioDaCorrecao,
  respostasDaCorrecao,
  trocouDeConjuge,
} from './correcao-de-dados.ts';

const ENDERECO = {
  cepEndereco: '01310-100',
  endereco: 'Avenida Paulista',
  numeroEndereco: '1000',
  complementoEndereco: '',
  bairroEndereco: 'Bela Vista',
  cidadeEndereco: 'São Paulo',
  ufEndereco: 'SP',
};

const contexto: ContextoDoParticipante = {
  tipoPessoa: 'estudante',
  hoje: '2026-11-27',
  respostas: { nome: 'Marina Dias', cpf: '52998224725', email: 'marina@exemplo.com', uniaoEstavel: 'N' },
  documentos: [],
  exigencias: {} as ContextoDoParticipante['exigencias'],
  outras: [],
  cpfNoDocumento: true,
  cpfNoDocumentoDoConjuge: true,
  rendaMinimaCentavos: null,
};

const CONJUGE = {
  nomeConjuge: 'Beatriz Moura Reis',
  cpfConjuge: '15350946056',
  emailConjuge: 'bia@exemplo.com',
};

const REGIME = { regimeDeBens: 'COMUNHAO_PARCIAL' };

const campos = (formulario: Record<string, unknown>) =>
  errosDaCorrecao(respostasDaCorrecao(formulario), contexto).map(({ campo }) => campo);

describe('errosDaCorrecao', () => {
  it.each([
    ['single', { ...ENDERECO, estadoCivilPessoa: 'SOLTEIRO', uniaoEstavelPessoa: 'SEM_UNIAO' }, []],
    ['no marital status', { ...ENDERECO }, ['estadoCivil']],
    [
      'married without spouse',
      { ...ENDERECO, estadoCivilPessoa: 'CASADO' },
      ['nomeConjuge', 'cpfConjuge', 'emailConjuge', 'regimeDeBens'],
    ],
    ['married without regime', { ...ENDERECO, ...CONJUGE, estadoCivilPessoa: 'CASADO' }, ['regimeDeBens']],
    ['married', { ...ENDERECO, ...CONJUGE, ...REGIME, estadoCivilPessoa: 'CASADO' }, []],
    [
      'separated without regime',
      { ...ENDERECO, estadoCivilPessoa: 'SEPARADO', uniaoEstavelPessoa: 'SEM_UNIAO' },
      ['regimeDeBens'],
    ],
    [
      'union without partner',
      { ...ENDERECO, estadoCivilPessoa: 'SOLTEIRO', uniaoEstavelPessoa: 'UNIAO_ESTAVEL' },
      ['nomeConjuge', 'cpfConjuge', 'emailConjuge'],
    ],
    [
      'spouse with the own CPF',
      { ...ENDERECO, ...CONJUGE, ...REGIME, cpfConjuge: '52998224725', estadoCivilPessoa: 'CASADO' },
      ['cpfConjuge'],
    ],
    [
      'no street',
      { ...ENDERECO, endereco: '', estadoCivilPessoa: 'SOLTEIRO', uniaoEstavelPessoa: 'SEM_UNIAO' },
      ['endereco'],
    ],
    [
      'half a CEP',
      { ...ENDERECO, cepEndereco: '0131', estadoCivilPessoa: 'VIUVO', uniaoEstavelPessoa: 'SEM_UNIAO' },
      ['cep'],
    ],
  ])('%s', (_, formulario, esperados) => {
    expect(campos(formulario)).toEqual(esperados);
  });
});

it('married forces the stable union to none, and without a spouse nothing of one is kept', () => {
  expect(
    respostasDaCorrecao({
      ...ENDERECO,
      estadoCivilPessoa: 'CASADO',
      uniaoEstavelPessoa: 'UNIAO_ESTAVEL',
      ...CONJUGE,
    }),
  ).not.toHaveProperty('uniaoEstavel');
  expect(
    respostasDaCorrecao({
      ...ENDERECO,
      estadoCivilPessoa: 'SOLTEIRO',
      uniaoEstavelPessoa: 'SEM_UNIAO',
      ...CONJUGE,
    }),
  ).not.toHaveProperty('nomeConjuge');
});

it('whoever handed in before the regime was asked corrects the rest without it', () => {
  const antes = { ...contexto, estadoCivilSemRegime: 'CASADO' };
  const erros = errosDaCorrecao(
    respostasDaCorrecao({ ...ENDERECO, ...CONJUGE, estadoCivilPessoa: 'CASADO' }),
    antes,
  );
  expect(erros).toEqual([]);
});

it('who is not married any more keeps no regime', () => {
  const divorciada = {
    ...ENDERECO,
    ...REGIME,
    estadoCivilPessoa: 'DIVORCIADO',
    uniaoEstavelPessoa: 'SEM_UNIAO',
  };
  expect(respostasDaCorrecao(divorciada)).not.toHaveProperty('regimeDeBens');
  expect(respostasDaCorrecao({ ...divorciada, estadoCivilPessoa: 'SEPARADO' })).toMatchObject(REGIME);
});

it('the form starts with the answers, under the names of the wire', () => {
  expect(
    formularioDaCorrecao({ cep: '01310100', uniaoEstavel: 'S', nomeConjuge: 'Beatriz Moura Reis' }),
  ).toMatchObject({
    cepEndereco: '01310100',
    uniaoEstavelPessoa: 'UNIAO_ESTAVEL',
    nomeAntigoConjuge: 'Beatriz Moura Reis',
    emailConjuge: null,
  });
});

it.each([
  ['CASADO', 'Ana Reis', 'CASADO', 'Bia Lemos', true],
  ['CASADO', 'Ana Reis', 'CASADO', ' ana reis', false],
  ['SOLTEIRO', undefined, 'CASADO', 'Ana Reis', false],
  ['CASADO', 'Ana Reis', 'DIVORCIADO', undefined, false],
  ['CASADO', 'João Reis', 'CASADO', 'Joao  Reis', false],
])('%s to %s, then %s to %s: another spouse %s', (antes, nome, depois, novo, trocou) => {
  expect(
    trocouDeConjuge({ estadoCivil: antes, nomeConjuge: nome }, { estadoCivil: depois, nomeConjuge: novo }),
  ).toBe(trocou);
});

it.each([
  [
    'a corrected letter beside the same CPF',
    'Rui Canpos',
    '15350946056',
    'Rui Campos',
    '153.509.460-56',
    false,
  ],
  ['a corrected CPF beside the same name', 'Rui Campos', '15350946056', 'Rui Campos', '86288366757', false],
  ['another CPF and another name', 'Rui Campos', '15350946056', 'Caio Lins', '86288366757', true],
])('%s: another spouse %s (fidelity D9)', (_, nome, cpf, novoNome, novoCpf, trocou) => {
  const casado = { estadoCivil: 'CASADO' };
  expect(
    trocouDeConjuge(
      { ...casado, nomeConjuge: nome, cpfConjuge: cpf },
      { ...casado, nomeConjuge: novoNome, cpfConjuge: novoCpf },
    ),
  ).toBe(trocou);
});
