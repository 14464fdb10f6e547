import { describe, expect, it } from 'vitest';
import {
  camposMudados,
  conjugeAtualizado,
  documentosDaMudanca,
  enderecoMudou,
  marcadoresDe,
  mudancasCobertas,
  mudancasEmTexto,
  opcoesDeEstadoCivil,
  telefoneMudou,
} from './provas.ts';

const ANA = {
  telefone: '11987654321',
  email: 'ana@exemplo.com.br',
  cep: '87360000',
  endereco: 'Rua das Acácias',
  numero: 'S/N',
  bairro: 'Jardim Europa',
  cidade: 'Goioerê',
  uf: 'PR',
  estadoCivil: 'SOLTEIRO',
};
const CASADA = {
  ...ANA,
  estadoCivil: 'CASADO',
  regimeDeBens: 'COMUNHAO_PARCIAL',
  nomeConjuge: 'Bruno Dias Prado',
  cpfConjuge: '52998224725',
  emailConjuge: 'bruno@exemplo.com.br',
};
const tipos = (antes: object, depois: object, cpfNoDocumento = false) =>
  documentosDaMudanca({ ...antes }, { ...depois }, cpfNoDocumento).map(({ tipoDocumento, opcional }) =>
    opcional ? `${tipoDocumento}?` : tipoDocumento,
  );

describe('a proof of residence', () => {
  it.each([
    ['nothing changed', {}],
    ['a retired postal code', { cep: '87360001' }],
    ['an accent and the case', { endereco: 'RUA DAS ACACIAS', cidade: 'Goioere' }],
    ['"R." for "Rua"', { endereco: 'R. das Acácias', bairro: 'Jd. Europa' }],
    ['another way of saying no number', { numero: 's/nº' }],
    ['the complement', { complemento: 'Fundos' }],
  ])('is not asked for %s', (_, mudanca) => {
    expect(enderecoMudou(ANA, { ...ANA, ...mudanca })).toBe(false);
    expect(tipos(ANA, { ...ANA, ...mudanca })).toEqual([]);
  });

  it.each([
    [{ endereco: 'Avenida das Acácias' }],
    [{ numero: '12' }],
    [{ bairro: 'Centro' }],
    [{ cidade: 'Maringá' }],
    [{ uf: 'SP' }],
  ])('is asked for %j', (mudanca) => {
    expect(tipos(ANA, { ...ANA, ...mudanca })).toEqual(['RESIDENCIA']);
  });
});

describe('marital status', () => {
  it.each([
    ['married', ANA, CASADA, ['CARTEIRA_CONJUGE', 'CPF_CONJUGE', 'CERTIDAO_CASAMENTO']],
    [
      'married by an agreed separation',
      ANA,
      { ...CASADA, regimeDeBens: 'SEPARACAO_CONVENCIONAL' },
      ['CARTEIRA_CONJUGE', 'CPF_CONJUGE', 'CERTIDAO_CASAMENTO', 'PACTO_ANTENUPCIAL'],
    ],
    ['divorced', CASADA, { ...ANA, estadoCivil: 'DIVORCIADO' }, ['CERTIDAO_CASAMENTO', 'AVERBACAO_DIVORCIO']],
    ['separated', CASADA, { ...ANA, estadoCivil: 'SEPARADO' }, ['CERTIDAO_CASAMENTO', 'AVERBACAO_SEPARACAO']],
    ['widowed', CASADA, { ...ANA, estadoCivil: 'VIUVO' }, ['CERTIDAO_CASAMENTO', 'CERTIDAO_OBITO']],
    [
      'a union begins',
      ANA,
      { ...CASADA, estadoCivil: 'SOLTEIRO', uniaoEstavel: 'S' },
      ['CARTEIRA_CONJUGE', 'CPF_CONJUGE', 'UNIAO_ESTAVEL'],
    ],
    [
      'a union ends',
      { ...ANA, uniaoEstavel: 'S' },
      { ...ANA, uniaoEstavel: 'N' },
      ['DISSOLUCAO_UNIAO_ESTAVEL'],
    ],
    ['no union was never said', ANA, { ...ANA, uniaoEstavel: 'N' }, []],
  ])('%s', (_, antes, depois, pedidos) => {
    expect(tipos(antes, depois)).toEqual(pedidos);
  });

  it('asks for no CPF of the spouse where the identity document shows it', () => {
    expect(tipos(ANA, CASADA, true)).toEqual(['CARTEIRA_CONJUGE', 'CPF_CONJUGE?', 'CERTIDAO_CASAMENTO']);
  });

  it('of another spouse asks for the proof of the change instead', () => {
    const outra = { ...CASADA, nomeConjuge: 'Caio Souza Lima', cpfConjuge: '39053344705' };
    expect(conjugeAtualizado(CASADA, outra)).toBe(true);
    expect(tipos(CASADA, outra)).toEqual(['COMPROVANTE_TROCA_CONJUGE']);
  });

  it('of another spouse, or of the same one, asks for the pact of an agreed separation that was not said before', () => {
    const separacao = { ...CASADA, regimeDeBens: 'SEPARACAO_CONVENCIONAL' };
    expect(tipos(CASADA, separacao)).toEqual(['PACTO_ANTENUPCIAL']);
    expect(tipos(separacao, { ...separacao, numero: '12' })).toEqual(['RESIDENCIA']);
    const outra = { ...separacao, nomeConjuge: 'Caio Souza Lima', cpfConjuge: '39053344705' };
    expect(tipos(separacao, outra)).toEqual(['COMPROVANTE_TROCA_CONJUGE', 'PACTO_ANTENUPCIAL']);
  });

  it('of a corrected letter asks for nothing', () => {
    expect(tipos(CASADA, { ...CASADA, nomeConjuge: 'Bruna Dias Prado' })).toEqual([]);
  });

  it('single is offered only to whoever was', () => {
    expect(opcoesDeEstadoCivil(ANA).map(({ valor }) => valor)).toContain('SOLTEIRO');
    expect(opcoesDeEstadoCivil(CASADA).map(({ valor }) => valor)).not.toContain('SOLTEIRO');
  });
});

it('a phone written otherwise is the same one', () => {
  expect(telefoneMudou(ANA, { ...ANA, telefone: '(11) 98765\u200B-4321' })).toBe(false);
  expect(telefoneMudou(ANA, { ...ANA, telefone: '11987654322' })).toBe(true);
});

it('what the desk reads first covers CPF and contacts, and shows the whole address of whoever moved', () => {
  const depois = { ...CASADA, numero: '12', telefone: '21987654321' };
  const cobertas = new Map(mudancasCobertas(ANA, depois).map((mudanca) => [mudanca.campo, mudanca]));
  expect(JSON.stringify([...cobertas.values()])).not.toMatch(/529\.982\.247-25|98765-4321|bruno@/);
  expect(cobertas.get('nomeConjuge')?.depois).toBe('Bruno Dias Prado');
  expect(cobertas.get('cidade')).toMatchObject({ antes: 'Goioerê', depois: 'Goioerê', mudou: false });
});

it('what changed is named, and told in words', () => {
  const depois = { ...ANA, endereco: 'RUA DAS ACÁCIAS', telefone: '21987654321' };
  expect(camposMudados(ANA, depois)).toEqual(['telefone', 'endereco']);
  expect(mudancasEmTexto(ANA, depois)[0]).toEqual({
    campo: 'telefone',
    rotulo: 'Celular',
    antes: '(11) 98765-4321',
    depois: '(21) 98765-4321',
    mudou: true,
  });
  expect(marcadoresDe(ANA, depois)).toEqual({
    comprovanteDeResidencia: false,
    comprovanteDeEstadoCivil: false,
    comprovanteDeUniaoEstavel: false,
    telefoneAlterado: true,
    conjugeAtualizado: false,
  });
});
