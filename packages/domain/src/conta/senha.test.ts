import { describe, expect, it } from 'vitest';
import {
  erroDaConfirmacao,
  erroDaSenha,
  erroDaSenhaAntiga,
  itensDaSenha,
  MENSAGEM_SENHA_COM_ESPACOS,
  MENSAGEM_SENHA_CURTA_ANTIGA,
  MENSAGEM_SENHA_LONGA,
  MENSAGEM_SENHAS_DIFERENTES,
} from './senha.ts';

describe('a new password', () => {
  it.each([
    ['Ipê-2026', null],
    ['Çedilha#1', null],
    ['Abcdef1!', null],
    [`Aa1!${'x'.repeat(124)}`, null],
    [`Aa1!${'x'.repeat(125)}`, MENSAGEM_SENHA_LONGA],
    ['Abc def1!', MENSAGEM_SENHA_COM_ESPACOS],
    ['Abcdef1!\u00a0', MENSAGEM_SENHA_COM_ESPACOS],
    ['Abcdefg1', 'A senha precisa ter um símbolo, como ! ou @.'],
    ['abcdef1!', 'A senha precisa ter uma letra maiúscula.'],
    ['ABCDEF1!', 'A senha precisa ter uma letra minúscula.'],
    ['Abcdefg!', 'A senha precisa ter um número.'],
    ['Abc1!', 'A senha precisa ter pelo menos 8 caracteres.'],
    [
      '',
      'A senha precisa ter pelo menos 8 caracteres, uma letra maiúscula, uma letra minúscula, um número e um símbolo, como ! ou @.',
    ],
  ])('%j', (senha, esperado) => {
    expect(erroDaSenha(senha)).toBe(esperado);
  });

  it('counts an accented letter once, however the keyboard composed it', () => {
    expect(itensDaSenha('Açãé1!x'.normalize('NFD')).find(({ id }) => id === 'tamanho')?.atendido).toBe(false);
    expect(erroDaSenha('Açãé1!xy'.normalize('NFD'))).toBeNull();
  });

  it('the confirmation must be the same text', () => {
    expect(erroDaConfirmacao('Ipê-2026', 'Ipê-2026'.normalize('NFD'))).toBeNull();
    expect(erroDaConfirmacao('Ipê-2026', 'ipê-2026')).toBe(MENSAGEM_SENHAS_DIFERENTES);
  });
});

it.each([
  ['123456', null],
  ['12345', MENSAGEM_SENHA_CURTA_ANTIGA],
  ['x'.repeat(129), MENSAGEM_SENHA_LONGA],
])('an older password %j is accepted from 6 characters on', (senha, esperado) => {
  expect(erroDaSenhaAntiga(senha)).toBe(esperado);
});
