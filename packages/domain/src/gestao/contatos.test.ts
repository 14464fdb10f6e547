import { expect, it } from 'vitest';
import { contatosDaPessoa } from './contatos.ts';

const DECLARADO = { email: 'ana@exemplo.com', telefone: '11987654321' };

it.each([
  ['without an account is what was declared', null, DECLARADO, {}],
  [
    'that nobody changed is said once',
    { ...DECLARADO, email: 'ANA@exemplo.com' },
    { ...DECLARADO, email: 'ANA@exemplo.com' },
    {},
  ],
  [
    'of today stands beside what was declared',
    { email: 'nova@exemplo.com', telefone: '21987650001' },
    { email: 'nova@exemplo.com', telefone: '21987650001' },
    DECLARADO,
  ],
  [
    'that differs in the phone alone shows the phone alone',
    { ...DECLARADO, telefone: '21987650001' },
    { ...DECLARADO, telefone: '21987650001' },
    { telefone: '11987654321' },
  ],
])('a contact %s', (_, conta, atual, declarado) => {
  expect(contatosDaPessoa(DECLARADO, conta)).toEqual({ atual, declarado });
});
