import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { ErroDeAplicacao, muitosAcessos, naoAutenticado, naoEncontrado } from '../erros.ts';
import { registrarErros } from './erros.ts';

const app = Fastify({ genReqId: () => 'codigo-do-pedido' });
registrarErros(app);
const QUEBRA: Readonly<Record<string, () => Error>> = {
  '/api/nada': naoEncontrado,
  '/api/minha': naoAutenticado,
  '/api/gestao/nada': naoEncontrado,
  '/api/cheia': () => muitosAcessos(5),
  '/api/quebrada': () => new Error('the database said no'),
  '/api/escrita': () => new ErroDeAplicacao(422, '<img src=x> não serve.'),
};
for (const [url, erro] of Object.entries(QUEBRA))
  app.route({ method: ['GET', 'POST'], url, handler: () => Promise.reject(erro()) });

const abrir = (url: string) =>
  app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });

describe('devices 4: an address that fails', () => {
  it.each([
    ['/api/nada', 404, 'Feche esta aba e abra de novo', 'href="/"'],
    ['/api/gestao/nada', 404, 'Feche esta aba e abra de novo', 'href="/gestao"'],
    ['/api/minha', 401, 'Entre na sua conta e abra de novo', 'href="/"'],
    ['/api/cheia', 503, 'Espere alguns instantes e atualize', 'codigo-do-pedido'],
    ['/api/quebrada', 500, 'Espere alguns instantes e atualize', 'codigo-do-pedido'],
  ])('%s opened in a tab is a page that says what to do', async (url, status, ...textos) => {
    const { statusCode, headers, body } = await abrir(url);
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha256-/);
    expect(body).toMatch(/^<!doctype html>\n<html lang="pt-BR">/);
    for (const texto of textos) expect(body).toContain(texto);
    expect(body).not.toMatch(/<script|about:blank|database/);
  });

  it('keeps the time to come back', async () => {
    expect((await abrir('/api/cheia')).headers['retry-after']).toBe('5');
  });

  it('shows what it was given as text, never as markup', async () => {
    expect((await abrir('/api/escrita')).body).toContain('&lt;img src=x&gt; não serve.');
  });

  it.each([
    ['by a script', { accept: '*/*' }],
    ['by our own client', { accept: 'application/json' }],
    ['by whoever says nothing', {}],
  ])('asked for %s is a problem', async (_, headers) => {
    const resposta = await app.inject({ url: '/api/nada', headers });
    expect(resposta.headers['content-type']).toContain('application/problem+json');
    expect(resposta.json()).toMatchObject({ status: 404, message: 'Não encontramos o que você procura.' });
  });

  it('that something was sent to is a problem too', async () => {
    const resposta = await app.inject({ method: 'POST', url: '/api/nada', headers: { accept: 'text/html' } });
    expect(resposta.headers['content-type']).toContain('application/problem+json');
  });
});
