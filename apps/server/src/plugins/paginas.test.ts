import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { ARQUIVO_DAS_LICENCAS } from '../../../../scripts/licencas-da-carga.ts';
import { criarServidorDeTeste } from '../../test/servidor-de-teste.ts';
import { registrarPaginas } from './paginas.ts';

const { contexto } = await criarServidorDeTeste();
const pasta = await mkdtemp(join(tmpdir(), 'paginas-'));
await writeFile(
  join(pasta, 'estudante.html'),
  '<html><head></head><body id="portal">%PROVEDOR%</body></html>',
);
await writeFile(
  join(pasta, '.telas.json'),
  JSON.stringify({ estudante: ['/status', '/pendencias/:passo?', '/aceite/:id'], fiador: ['/inicio'] }),
);
await writeFile(join(pasta, ARQUIVO_DAS_LICENCAS), '# Licenses\n\n## react - 19.2.0 (MIT)\n\n© Alguém\n');
const app = Fastify();
await registrarPaginas(app, contexto, [
  { nome: 'estudante', pasta, pagina: 'estudante.html', instalavel: false },
]);
await app.ready();
afterAll(async () => {
  await app.close();
  await rm(pasta, { recursive: true, force: true });
});

it.each([
  ['/estudante', 200],
  ['/estudante/', 200],
  ['/estudante/status', 200],
  ['/estudante/status?de=email', 200],
  ['/estudante/pendencias', 200],
  ['/estudante/pendencias/endereco', 200],
  ['/estudante/aceite/12', 200],
  ['/estudante/xyz', 404],
  ['/estudante/inicio', 404],
  ['/estudante/aceite', 404],
])('the page of %s is drawn, with the status %i (validators 19)', async (url, status) => {
  const resposta = await app.inject({ url, headers: { accept: 'text/html' } });
  expect(resposta.statusCode).toBe(status);
  expect(resposta.headers['content-type']).toMatch('text/html');
  expect(resposta.body).toContain('id="portal"');
});

it('whoever is given the libraries is given their notices, as a text to read (validators 20)', async () => {
  const resposta = await app.inject({ url: `/estudante/${ARQUIVO_DAS_LICENCAS}` });
  expect([resposta.statusCode, resposta.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(resposta.body).toContain('## react - 19.2.0 (MIT)');
});

it('gives to nobody what the build leaves for the server', async () => {
  expect((await app.inject({ url: '/estudante/.telas.json' })).statusCode).toBe(404);
});
