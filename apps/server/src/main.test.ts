import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { semearBase } from '../db/seed/base.ts';
import { criarBancoDeTeste } from '../test/banco-de-teste.ts';
import { lerConfiguracao } from './config/configuracao.ts';
import { iniciarServidor } from './main.ts';

const { url, db } = await criarBancoDeTeste();
const pasta = await mkdtemp(join(tmpdir(), 'portal-inicio-'));
afterAll(() => rm(pasta, { recursive: true, force: true }));

async function portaLivre(): Promise<number> {
  const sonda = createServer().listen(0, '127.0.0.1');
  await once(sonda, 'listening');
  const { port } = sonda.address() as AddressInfo;
  sonda.close();
  await once(sonda, 'close');
  return port;
}

const porta = await portaLivre();
const configuracao = lerConfiguracao({
  PORT: String(porta),
  DATABASE_URL: url,
  DATA_DIR: pasta,
  DEMONSTRACAO: 'true',
  LOG_LEVEL: 'silent',
});
const desistir = (erro: Error) => {
  throw erro;
};
const pronto = () =>
  fetch(`http://127.0.0.1:${porta}/pronto`).then(
    ({ status }) => status,
    () => 'nobody listens',
  );
/** Each worker of the queue shows by such a lock that it lives. */
const vivos = async () => {
  const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.length;
};

it('what has to be there first is made before anybody is served and before any job is taken', async () => {
  const durante: unknown[] = [];
  const servidor = await iniciarServidor(configuracao, desistir, async (contexto) => {
    await semearBase(contexto);
    const { db: banco } = contexto;
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from operador`.execute(banco);
    durante.push(rows[0]?.n, await pronto(), await vivos());
  });
  try {
    expect(durante).toEqual([expect.any(Number), 'nobody listens', 0]);
    expect(durante[0]).toBeGreaterThan(0);
    expect([await pronto(), await vivos()]).toEqual([200, 1]);
  } finally {
    await servidor.parar();
  }
});

it('a start that is cut short while it prepares leaves nothing open', async () => {
  await expect(
    iniciarServidor(configuracao, desistir, () => Promise.reject(new Error('cut short'))),
  ).rejects.toThrow('cut short');
  expect([await pronto(), await vivos()]).toEqual(['nobody listens', 0]);
});
