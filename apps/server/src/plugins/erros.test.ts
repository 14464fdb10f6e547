import Fastify from 'fastify';
import pg from 'pg';
import { expect, it } from 'vitest';
import { criarBancoDeTeste } from '../../test/banco-de-teste.ts';
import { registrarErros } from './erros.ts';

it('a pool without a free connection answers 503 with a time to come back', async () => {
  const { url } = await criarBancoDeTeste();
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 20 });
  const ocupada = await ocupar(pool);
  const app = Fastify();
  registrarErros(app);
  app.get('/', () => pool.query('select 1'));
  const resposta = await app.inject('/');
  expect(resposta.statusCode).toBe(503);
  expect(resposta.headers['retry-after']).toBe('5');
  expect(resposta.json()).toMatchObject({ status: 503, message: expect.stringContaining('muitos acessos') });
  ocupada.release();
  await app.close();
  await pool.end();
});

/** Without the impatience of the pool: a busy machine may take a while to open a connection. */
async function ocupar(pool: pg.Pool): Promise<pg.PoolClient> {
  return pool.connect().catch(() => ocupar(pool));
}
