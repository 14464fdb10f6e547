import { describe, expect, it } from 'vitest';
import { caixaDoEmail, fazParte, type Identificacao } from './conflito.ts';

const LUCIA: Identificacao = { cpf: '52998224725', emails: ['lucia.andrade@gmail.com'] };

describe('STAFF-01: whoever is part of a request', () => {
  it.each<[string, Identificacao, boolean]>([
    ['nobody of them', { cpf: '01234567890', emails: ['outra@exemplo.com'] }, false],
    ['the same CPF, whatever the address', { cpf: '52998224725', emails: ['outra@exemplo.com'] }, true],
    ['the same address', { cpf: '01234567890', emails: ['lucia.andrade@gmail.com'] }, true],
    ['the address in capitals', { cpf: null, emails: ['LUCIA.Andrade@Gmail.com'] }, true],
    ['a label after a plus', { cpf: null, emails: ['lucia.andrade+credito@gmail.com'] }, true],
    ['other dots at Gmail', { cpf: null, emails: ['l.u.c.i.a.andrade@gmail.com'] }, true],
    ["Gmail's other name", { cpf: null, emails: ['luciaandrade@googlemail.com'] }, true],
    ['a second address', { cpf: null, emails: ['outra@exemplo.com', 'luciaandrade@gmail.com'] }, true],
    ['the same name elsewhere', { cpf: null, emails: ['lucia.andrade@exemplo.com'] }, false],
    ['nobody known', { cpf: null, emails: [] }, false],
  ])('%s', (_, pessoa, parte) => {
    expect(fazParte(LUCIA, [{ cpf: '00123456797', emails: ['marina@exemplo.com'] }, pessoa])).toBe(parte);
  });

  it('two people without a CPF are not one person', () => {
    expect(fazParte({ cpf: null, emails: [] }, [{ cpf: null, emails: [] }])).toBe(false);
  });
});

it('dots tell mailboxes apart outside of Gmail, and a plus alone is a name', () => {
  expect(caixaDoEmail('ana.lima@exemplo.com')).not.toBe(caixaDoEmail('analima@exemplo.com'));
  expect(caixaDoEmail('+@exemplo.com')).toBe('+@exemplo.com');
});
