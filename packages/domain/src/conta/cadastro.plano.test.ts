import { describe, expect, it } from 'vitest';
import { passoAnterior, posicaoDoPasso, proximoPasso } from '../wizard/caminho.ts';
import { errosDoPasso } from '../wizard/plano.ts';
import {
  type ContextoDoCadastro,
  type IdDoPassoDoCadastro,
  isPassoPulado,
  numeroDoPasso,
  PLANO_DO_CADASTRO,
  passoDoCaminho,
} from './cadastro.plano.ts';

const COMPLETO = {
  cpf: '529.982.247-25',
  nome: "Ana Lima Sant'Anna",
  email: 'ana.lima@exemplo.com.br',
  telefone: '(11) 98765-4321',
  canal: 'sms',
};

function contexto(
  respostas: Record<string, unknown>,
  resto: Partial<ContextoDoCadastro> = {},
): ContextoDoCadastro {
  return { respostas, documentos: [], telefoneVerificado: null, contaCriada: false, ...resto };
}
const verificado = (respostas = COMPLETO) => contexto(respostas, { telefoneVerificado: '11987654321' });
const passo = (id: IdDoPassoDoCadastro) => {
  const achado = PLANO_DO_CADASTRO.find((candidato) => candidato.id === id);
  if (!achado) throw new Error(id);
  return achado;
};

it('has the eight steps of the specification, in order', () => {
  expect(PLANO_DO_CADASTRO.map(({ id }) => id)).toEqual([
    'cpf',
    'nome',
    'email',
    'telefone',
    'canal',
    'codigo',
    'senha',
    'sucesso',
  ]);
});

describe('channel and code', () => {
  it('are walked through with a new phone', () => {
    expect(proximoPasso(PLANO_DO_CADASTRO, contexto(COMPLETO), 'telefone')?.id).toBe('canal');
    expect(passoAnterior(PLANO_DO_CADASTRO, contexto(COMPLETO), 'senha')?.id).toBe('codigo');
  });
  it('are skipped in both directions with a verified phone', () => {
    expect(proximoPasso(PLANO_DO_CADASTRO, verificado(), 'telefone')?.id).toBe('senha');
    expect(proximoPasso(PLANO_DO_CADASTRO, verificado(), 'codigo')?.id).toBe('senha');
    expect(passoAnterior(PLANO_DO_CADASTRO, verificado(), 'senha')?.id).toBe('telefone');
    expect(posicaoDoPasso(PLANO_DO_CADASTRO, verificado(), 'senha')).toEqual({ atual: 5, total: 6 });
  });
  it('come back when the phone changes after it was verified', () => {
    const mudou = verificado({ ...COMPLETO, telefone: '11987654322' });
    expect(proximoPasso(PLANO_DO_CADASTRO, mudou, 'telefone')?.id).toBe('canal');
    expect(passoDoCaminho(7, mudou).id).toBe('codigo');
  });
});

describe('the step that a path may show', () => {
  it.each<[string, number, ContextoDoCadastro, number]>([
    ['a deep link in a new tab', 6, contexto({}), 1],
    ['a number that does not exist', 99, contexto({}), 1],
    ['no number', Number.NaN, contexto({}), 1],
    ['a step that was answered', 2, contexto(COMPLETO), 2],
    ['the first missing one', 6, contexto(COMPLETO), 6],
    ['beyond the first missing one', 7, contexto(COMPLETO), 6],
    ['the password once the phone is verified', 7, verificado(), 7],
    ['a skipped step', 5, verificado(), 7],
    ['success before there is an account', 8, verificado(), 7],
    ['anything after the account was created', 3, contexto({}, { contaCriada: true }), 8],
  ])('%s', (_, numero, de, esperado) => {
    expect(numeroDoPasso(passoDoCaminho(numero, de).id)).toBe(esperado);
  });
});

it.each<[string, number, ContextoDoCadastro, boolean]>([
  ['the channel of a verified phone', 5, verificado(), true],
  ['the code of a verified phone', 6, verificado(), true],
  ['the code of a new phone', 6, contexto(COMPLETO), false],
  ['the phone itself', 4, verificado(), false],
  ['success, which is not there yet', 8, verificado(), false],
  ['the code once the account exists', 6, contexto({}, { contaCriada: true }), false],
  ['no step', Number.NaN, verificado(), false],
])('%s is passed over in the history: %s', (_, numero, de, esperado) => {
  expect(isPassoPulado(numero, de)).toBe(esperado);
});

describe('answers of the steps', () => {
  it.each<[IdDoPassoDoCadastro, Record<string, unknown>, string | null]>([
    ['cpf', { cpf: ' 529.982.247-25\n' }, null],
    ['cpf', { cpf: '11111111111' }, 'Este CPF não existe. Confira os números.'],
    ['cpf', { cpf: '12.345.678-90' }, 'Digite os 11 números do CPF.'],
    ['cpf', { cpf: 1234567890 }, 'Este CPF não existe. Confira os números.'],
    ['nome', { nome: 'Marina d´Ávila Sant’Anna' }, null],
    ['nome', { nome: 'Wiratni', nomeUnico: true }, null],
    [
      'nome',
      { nome: 'Wiratni' },
      'Informe o nome completo, ou confirme que seu documento mostra um só nome.',
    ],
    [
      'nome',
      { nome: `Ana ${'B'.repeat(57)}` },
      'O nome não pode ultrapassar 60 caracteres. Se precisar, abrevie os nomes do meio.',
    ],
    ['email', { email: 'Ana@Exemplo.education ' }, null],
    ['email', { email: 'ana@exemplo' }, 'Digite o e-mail completo, como nome@exemplo.com.'],
    ['telefone', { telefone: '+55 11 98765-4321' }, null],
    [
      'telefone',
      { telefone: '1133334444' },
      'Precisamos de um celular: o número começa com 9 depois do DDD.',
    ],
    ['canal', { canal: 'email' }, 'Escolha como receber o código.'],
    ['codigo', { codigo: '45678' }, 'Digite os 6 números do código.'],
    ['codigo', { codigo: '045678' }, 'Confirme o código.'],
    ['senha', { senha: 'Ipê-2026', confirmacao: 'Ipê-2026' }, null],
    ['senha', { senha: 'Ipê-2026', confirmacao: 'Ipê-2027' }, 'As senhas devem ser iguais.'],
  ])('%s %j', (id, respostas, esperado) => {
    expect(errosDoPasso(passo(id), respostas, contexto(COMPLETO))[0]?.mensagem ?? null).toBe(esperado);
  });

  it.each<[Record<string, unknown>, string[]]>([
    [{ senha: 'curta', confirmacao: 'outra' }, ['senha', 'confirmacao']],
    [{ senha: 'curta', confirmacao: 'curta' }, ['senha']],
  ])('a weak password beside its repetition: %j', (respostas, campos) => {
    expect(errosDoPasso(passo('senha'), respostas, contexto(COMPLETO)).map(({ campo }) => campo)).toEqual(
      campos,
    );
  });
});

describe('malformed answers', () => {
  it.each(PLANO_DO_CADASTRO.map((passo) => [passo.id, passo] as const))(
    'the rules of %s bear whatever is sent',
    (_, passo) => {
      for (const lixo of [null, 7, true, '', 'x'.repeat(99), [{}], { toString: 1 }]) {
        const respostas = Object.fromEntries(passo.campos.map(({ nome }) => [nome, lixo]));
        expect(() => errosDoPasso(passo, respostas, contexto(COMPLETO))).not.toThrow();
      }
    },
  );
});
