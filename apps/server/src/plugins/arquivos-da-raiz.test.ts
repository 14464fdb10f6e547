import fastify from 'fastify';
import { expect, it } from 'vitest';
import { criarServidorDeTeste } from '../../test/servidor-de-teste.ts';
import { registrarArquivosDaRaiz } from './arquivos-da-raiz.ts';

const { contexto } = await criarServidorDeTeste();

it('answers what browsers, search engines and finders of faults ask for unasked (validators 19)', async () => {
  const app = fastify();
  registrarArquivosDaRaiz(app, contexto);
  const ler = (url: string) => app.inject({ method: 'GET', url });
  expect((await ler('/robots.txt')).body).toContain('Disallow: /api/');
  expect((await ler('/favicon.ico')).headers.location).toBe('/estudante/icones/192.png');
  expect((await ler('/.well-known/security.txt')).body).toMatch(
    /^Contact: mailto:.+@.+\nExpires: \d{4}-.+Z\nPreferred-Languages: pt/,
  );
  await app.close();
});
