import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registrarErros } from './erros.ts';
import { registrarNaoEncontrado } from './nao-encontrado.ts';

const app = Fastify();
registrarErros(app);
registrarNaoEncontrado(app);

const PAGINA = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

it.each([
  ['/perfil', '/estudante/perfil'],
  ['/cadastro/2?origem=cartaz', '/estudante/cadastro/2?origem=cartaz'],
  ['//outro.example/perfil', '/estudante//outro.example/perfil'],
])("the page %s, asked for without a portal, is looked for in the student's", async (url, destino) => {
  const resposta = await app.inject({ url, headers: PAGINA });
  expect([resposta.statusCode, resposta.headers.location]).toEqual([302, destino]);
});

it.each([
  ['a call', { url: '/api/nada', headers: PAGINA }],
  ['a page of a portal that is not built', { url: '/estudante/perfil', headers: PAGINA }],
  ['a file', { url: '/favicon.ico', headers: PAGINA }],
  ['what no browser asks for as a page', { url: '/perfil', headers: { accept: '*/*' } }],
  ['what is sent', { method: 'POST' as const, url: '/perfil', headers: PAGINA }],
])('%s is not', async (_, pedido) => {
  const resposta = await app.inject(pedido);
  expect(resposta.statusCode).toBe(404);
  expect(resposta.body).toContain('Este endereço não existe.');
});
