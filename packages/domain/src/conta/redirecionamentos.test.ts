import { expect, it } from 'vitest';
import { destinoDoRedirecionamento, REDIRECIONAMENTOS } from './redirecionamentos.ts';

const NADA = { portalLegado: null, maisAcesso: null };
const TUDO = { portalLegado: 'https://pde.example/', maisAcesso: 'https://mais.example/pedido' };
const existe = (caminho: string) => caminho !== '/contratos' && caminho !== '/financeiro';

it.each([
  ['/redirect-to-pde', 'https://pde.example/'],
  ['/redirect-to-pde-inicio', 'https://pde.example/inicio'],
  ['/redirect-to-pde-contratos', 'https://pde.example/contratos'],
  ['/redirect-to-pde-login', 'https://pde.example/login'],
  ['/redirect-to-mais-acesso', 'https://mais.example/pedido'],
])('%s leads to the configured portal', (caminho, url) => {
  expect(destinoDoRedirecionamento(caminho, TUDO, existe)).toEqual({ tipo: 'fora', url });
});

it.each([
  ['/redirect-to-pde-perfil', '/perfil'],
  ['/redirect-to-pde-solicitacao', '/status'],
  ['/redirect-to-pde-login', '/'],
  ['/redirect-to-pde-contratos', '/inicio'],
  ['/redirect-to-mais-acesso', '/inicio'],
])('without an address %s is our own screen', (caminho, aqui) => {
  expect(destinoDoRedirecionamento(caminho, NADA, existe)).toEqual({ tipo: 'aqui', caminho: aqui });
});

it('there are the eight pages of the specification', () => {
  expect(Object.keys(REDIRECIONAMENTOS)).toHaveLength(8);
});
