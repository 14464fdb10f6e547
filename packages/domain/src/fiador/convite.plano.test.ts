import { describe, expect, it } from 'vitest';
import { errosDoPasso } from '../wizard/plano.ts';
import { type ContextoDoConvite, passoDoConvite as passo } from './convite.plano.ts';

const contexto: ContextoDoConvite = {
  vaga: 'fiador',
  respostas: {},
  documentos: [],
  outras: [
    {
      papel: 'estudante',
      nome: 'Ana Lima',
      cpf: '52998224725',
      email: 'ana@exemplo.com',
      telefone: '11987654321',
    },
  ],
};

const bom = {
  nomePessoa: "Otávio d'Ávila",
  emailPessoa: 'otavio@exemplo.education',
  numeroTelefone: '(21) 98765-0001',
  parentescoFiador: 'TIO',
  cpfPessoa: '012.345.678-90',
};

const erros = (mudanca: Record<string, unknown>) =>
  errosDoPasso(passo, { ...bom, ...mudanca }, contexto).map((erro) => erro.campo);

describe('guarantor invitation', () => {
  it('accepts a complete person, with mask and a leading zero', () => {
    expect(errosDoPasso(passo, bom, contexto)).toEqual([]);
  });

  it.each([
    ['no name', { nomePessoa: '' }, ['nomePessoa']],
    ['a single name', { nomePessoa: 'Wiratni' }, ['nomePessoa']],
    ['digits in the name', { nomePessoa: 'Otávio 2' }, ['nomePessoa']],
    ['an e-mail without domain', { emailPessoa: 'otavio@' }, ['emailPessoa']],
    ['a landline', { numeroTelefone: '(11) 3333-4444' }, ['numeroTelefone']],
    ['an area code that does not exist', { numeroTelefone: '(20) 98765-4321' }, ['numeroTelefone']],
    ['a CPF of equal digits', { cpfPessoa: '111.111.111-11' }, ['cpfPessoa']],
    ['a CPF as a number', { cpfPessoa: 1_234_567_890 }, ['cpfPessoa']],
    ['no relationship', { parentescoFiador: undefined }, ['parentescoFiador']],
    ["the student's CPF", { cpfPessoa: '529.982.247-25' }, ['cpfPessoa']],
    ["the student's name in capitals", { nomePessoa: 'ANA  LIMA' }, ['nomePessoa']],
    ["the student's e-mail in other case", { emailPessoa: 'Ana@Exemplo.com ' }, ['emailPessoa']],
    ["the student's phone with +55", { numeroTelefone: '+55 11 98765 4321' }, ['numeroTelefone']],
  ] as const)('refuses %s', (_, mudanca, campos) => {
    expect(erros(mudanca)).toEqual(campos);
  });

  it.each(['ana@exemplo.school', 'ana@exemplo.investments', 'ana@exemplo.adv.br', 'ana@exemplo.xn--p1ai'])(
    'accepts the address %s',
    (emailPessoa) => {
      expect(erros({ emailPessoa })).toEqual([]);
    },
  );

  it.each(['Ana Lúcia e Silva', 'João P. de Sá', 'Íris Ó Nunes', 'Maria-Clara Dias'])(
    'accepts the name %s',
    (nomePessoa) => {
      expect(erros({ nomePessoa })).toEqual([]);
    },
  );

  it('accepts a single name once it is confirmed', () => {
    expect(erros({ nomePessoa: 'Wiratni', nomeUnico: true })).toEqual([]);
  });

  it('does not offer the student their own data', () => {
    const textos = passo.campos.filter((campo) => !['selecao', 'caixa'].includes(campo.tipo));
    expect(textos.map((campo) => campo.autocomplete)).toEqual(['off', 'off', 'off', 'off']);
  });
});
