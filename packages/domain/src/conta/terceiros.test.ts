import { expect, it } from 'vitest';
import { aceitaTerceiros } from './terceiros.ts';

it.each([
  ['estudante', '/inicio', true],
  ['estudante', '/universidade-curso/4', true],
  ['estudante', '/status', true],
  ['estudante', '/status-fiador', false],
  ['estudante', '/', false],
  ['estudante', '/cadastro/7', false],
  ['estudante', '/redefinir-senha', false],
  ['estudante', '/dados-pessoais/identidade', false],
  ['estudante', '/perfil', false],
  ['estudante', '/login-como', false],
  ['estudante', '/uma-tela-nova', false],
  ['fiador', '/inicio', false],
  ['fiador', '/aceite', false],
  ['fiador', '/ajuda', true],
] as const)('%s %s: %s', (portal, caminho, esperado) => {
  expect(aceitaTerceiros(portal, caminho)).toBe(esperado);
});
