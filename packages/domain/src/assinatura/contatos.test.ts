import { expect, it } from 'vitest';
import { recusaDosContatos } from './contatos.ts';

const ana = { nome: 'Ana', email: 'ana@exemplo.org.br', telefone: '11987654321' };
const bia = { nome: 'Bia', email: 'bia@exemplo.org.br', telefone: null };

it.each([
  ['everybody has a contact of their own', [ana, bia], null],
  ['nobody signs', [], null],
  [
    'two share an address, in whatever case',
    [ana, { ...bia, email: 'ANA@exemplo.org.br ' }],
    'o mesmo e-mail',
  ],
  ['two share a phone', [ana, { ...bia, telefone: '11987654321' }], 'o mesmo celular'],
  ['somebody has none', [ana, { ...bia, email: null }], 'Falta o e-mail ou o celular de Bia'],
])('%s', (_, pessoas, motivo) => {
  const recusa = recusaDosContatos(pessoas);
  if (motivo === null) expect(recusa).toBeNull();
  else expect(recusa).toContain(motivo);
});

it('sends whoever reads it to our team, and our team to nobody', () => {
  const mesmo = [ana, { ...bia, email: ana.email }];
  expect(recusaDosContatos(mesmo)).toContain('fale com a nossa equipe');
  expect(recusaDosContatos(mesmo, 'equipe')).not.toContain('equipe');
  expect(recusaDosContatos([{ ...bia, email: null }], 'equipe')).not.toContain('equipe');
});
