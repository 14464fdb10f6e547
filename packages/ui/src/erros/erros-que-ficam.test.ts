import { describe, expect, it } from 'vitest';
import { errosQueFicam, mostrarErros } from './erros-que-ficam.ts';

type Campo = 'senha' | 'confirmacao' | 'email';
const conferir = ({ senha, confirmacao, email }: Record<Campo, string>) => ({
  senha: senha.length < 4 ? 'Curta.' : null,
  confirmacao: senha === confirmacao ? null : 'Diferente.',
  email: email.includes('@') ? null : 'Inválido.',
});

const digitado = { senha: 'abc', confirmacao: 'abd', email: 'ana' };
const mostrados = mostrarErros(conferir(digitado), digitado, false);
const camposDepois = (mudanca: Partial<Record<Campo, string>>) => {
  const valores = { ...digitado, ...mudanca };
  return Object.keys(errosQueFicam(mostrados, valores, conferir(valores)));
};

describe('errors that a form found by itself', () => {
  it.each<[string, Partial<Record<Campo, string>>, Campo[]]>([
    ['stay while nothing changes', {}, ['senha', 'confirmacao', 'email']],
    ['go with their own field, though it is still wrong', { email: 'an' }, ['senha', 'confirmacao']],
    ['stay at the fields that an answer says nothing about', { senha: 'abcd' }, ['confirmacao', 'email']],
    ['go when another answer makes them void', { senha: 'abd' }, ['email']],
  ])('%s', (_, mudanca, ficam) => {
    expect(camposDepois(mudanca)).toEqual(ficam);
  });

  it('do not appear before the next attempt', () => {
    const certos = { senha: 'abcd', confirmacao: 'abcd', email: 'ana' };
    const soEmail = mostrarErros(conferir(certos), certos, false);
    const valores = { ...certos, senha: 'x' };
    expect(Object.keys(errosQueFicam(soEmail, valores, conferir(valores)))).toEqual(['email']);
  });
});

it('a refusal goes only when its own field changes', () => {
  const recusados = mostrarErros({ senha: 'Não confere.', email: 'Já usado.' }, digitado, true);
  const valores = { ...digitado, email: 'ana@exemplo.com' };
  expect(Object.keys(errosQueFicam(recusados, valores, {}))).toEqual(['senha']);
  expect(errosQueFicam(recusados, digitado, {})).toBe(recusados);
});
