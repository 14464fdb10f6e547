import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';
import { expect, it } from 'vitest';
import { ArquivoAusente } from '../arquivos/armazem.ts';
import { dadosDesatualizados, naoEncontrado } from '../erros.ts';
import { registrarErros } from './erros.ts';

it.each([
  ['a rule with a name of its own', () => dadosDesatualizados(), 409, '/erros/dados-desatualizados'],
  ['one that has none', () => naoEncontrado(), 404, '/erros/nao-encontrado'],
  ['a file that the vault does not have', () => new ArquivoAusente('x'), 404, '/erros/nao-encontrado'],
  ['a fault of ours', () => new Error('x'), 500, '/erros/erro-interno'],
])('%s is named by the type of the problem', async (_, erro, status, type) => {
  const app = Fastify();
  registrarErros(app);
  app.get('/', () => Promise.reject(erro()));
  expect((await app.inject('/')).json()).toMatchObject({ status, type });
  await app.close();
});

it.each(['40P01', '40001'])(
  'of two calls that waited for each other the one that lost (%s) may try again',
  async (code) => {
    const app = Fastify();
    registrarErros(app);
    app.get('/', () =>
      Promise.reject(Object.assign(new Error('deadlock detected'), { code, severity: 'ERROR' })),
    );
    const resposta = await app.inject('/');
    expect([resposta.statusCode, resposta.headers['retry-after']]).toEqual([503, '5']);
    await app.close();
  },
);

it('a database without a free connection answers 503 with a time to come back', async () => {
  // Takes connections and never says a word, like a machine that is full.
  const abertas: Socket[] = [];
  const mudo = createServer((conexao) => abertas.push(conexao)).listen(0, '127.0.0.1');
  await once(mudo, 'listening');
  const { port } = mudo.address() as AddressInfo;
  const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'portal', max: 1, connectionTimeoutMillis: 50 });
  const app = Fastify();
  registrarErros(app);
  app.get('/', () => pool.query('select 1'));
  // One waits for the connection to open, the other for its turn.
  const respostas = await Promise.all([app.inject('/'), app.inject('/')]);
  expect(respostas.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  expect(respostas.map(({ headers }) => headers['retry-after'])).toEqual(['5', '5']);
  await app.close();
  await pool.end();
  for (const conexao of abertas) conexao.destroy();
  mudo.close();
});
