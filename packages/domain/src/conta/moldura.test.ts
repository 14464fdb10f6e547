import { expect, it } from 'vitest';
import { pedeMoldura } from './moldura.ts';

it.each([
  ['/', false],
  ['/recuperacao-senha', false],
  ['/inicio', false],
  ['/perfil/senha', false],
  ['/contratos', false],
  ['/alteracao-contratual/7/assinatura', false],
  ['/pendencias-atualizacao', false],
  ['/redirect-to-pde', false],
  ['/cadastro/1', true],
  ['/universidade-curso', true],
  ['/dados-pessoais/endereco', true],
  ['/status', true],
  ['/pendencias', true],
  ['/iniciozinho', true],
])('%s in a frame: %s', (caminho, esperado) => {
  expect(pedeMoldura(caminho)).toBe(esperado);
});
