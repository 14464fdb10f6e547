import { afterAll, expect, it } from 'vitest';
import { criarServidorDeTeste } from '../test/servidor-de-teste.ts';
import { abrirPool } from './banco/conectar.ts';
import { iniciarTarefas } from './tarefas.ts';
import { libertarDaVez, mostrarPresenca } from './trabalhos-abandonados.ts';

const { contexto, url } = await criarServidorDeTeste();
const pool = abrirPool(url, { maximoDeConexoes: 8 });
afterAll(() => pool.end());

/** A job in the queue of readings that `dono` was doing when it was last seen. */
async function trabalhoDe(dono: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from graphile_worker.add_job('selar-auditoria', '{}', queue_name => $1)`,
    [`fila-de-${dono}`],
  );
  await pool.query(
    'update graphile_worker._private_jobs set locked_by = $2, locked_at = now() where id = $1',
    [rows[0]?.id, dono],
  );
  await pool.query(
    'update graphile_worker._private_job_queues set locked_by = $2, locked_at = now() where queue_name = $1',
    [`fila-de-${dono}`, dono],
  );
  return rows[0]?.id ?? '';
}

async function presosDe(dono: string): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(
    `select (select count(*) from graphile_worker._private_jobs where locked_by = $1)
          + (select count(*) from graphile_worker._private_job_queues where locked_by = $1) as total`,
    [dono],
  );
  return Number(rows[0]?.total);
}

/** The processes of the database that hold a presence. */
async function presencas(): Promise<readonly number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and classid = 7301501 and granted`,
  );
  return rows.map(({ pid }) => pid);
}

it('what a living process does stays its own; when it dies, its job and its queue are free', async () => {
  await trabalhoDe('pool-vivo');
  const presenca = await mostrarPresenca(pool, 'pool-vivo');
  await libertarDaVez(pool);
  expect(await presosDe('pool-vivo')).toBe(2);

  await presenca.encerrar();
  await expect
    .poll(async () => {
      await libertarDaVez(pool);
      return presosDe('pool-vivo');
    })
    .toBe(0);
});

it('a presence whose connection was cut is shown again', async () => {
  await trabalhoDe('pool-cortado');
  const presenca = await mostrarPresenca(pool, 'pool-cortado');
  const [cortada] = await presencas();
  await pool.query('select pg_terminate_backend($1)', [cortada]);
  // The cut connection may still be there for a moment.
  await expect
    .poll(async () => {
      const agora = await presencas();
      return agora.length === 1 && agora[0] !== cortada;
    })
    .toBe(true);
  await libertarDaVez(pool);
  expect(await presosDe('pool-cortado')).toBe(2);
  await presenca.encerrar();
});

it('a start does at once what a killed process left behind', async () => {
  const id = await trabalhoDe('pool-morto');
  const tarefas = await iniciarTarefas(contexto, pool);
  try {
    await expect
      .poll(async () => {
        const { rows } = await pool.query('select 1 from graphile_worker._private_jobs where id = $1', [id]);
        return rows.length;
      })
      .toBe(0);
  } finally {
    await tarefas.stop();
  }
});
