import { expect, it } from 'vitest';
import { PAPEIS_DE_OPERADOR } from './permissoes.ts';
import { emailDeSuporte, erroDoMotivo, podeAcessarComoSuporte } from './suporte.ts';

const DOMINIOS = ['ipe.org.br', 'ajuda.ipe.org.br'];

it.each([
  ['nina@ipe.org.br', true],
  ['Nina@IPE.org.br ', true],
  ['nina@ajuda.ipe.org.br', true],
  ['nina@outra.ipe.org.br', false],
  ['nina@naoipe.org.br', false],
  ['nina@ipe.org.br.example', false],
  ['nina@example@ipe.org.br', false],
  ['ipe.org.br', false],
])('%s is an address of the support staff: %s', (email, esperado) => {
  expect(emailDeSuporte(email, DOMINIOS)).toBe(esperado);
});

it('without configured domains nobody is support', () => {
  expect(emailDeSuporte('nina@ipe.org.br', [])).toBe(false);
});

it('of the roles only support belongs to the group', () => {
  const podem = PAPEIS_DE_OPERADOR.filter((papel) =>
    podeAcessarComoSuporte({ papel, email: 'nina@ipe.org.br' }, DOMINIOS),
  );
  expect(podem).toEqual(['suporte']);
});

it.each([
  ['', /pelo menos 10/],
  ['   ajuda    ', /pelo menos 10/],
  ['Ligou para entender a pendência', null],
  ['x'.repeat(301), /300/],
])('reason %j', (motivo, esperado) => {
  if (esperado) expect(erroDoMotivo(motivo)).toMatch(esperado);
  else expect(erroDoMotivo(motivo)).toBeNull();
});
