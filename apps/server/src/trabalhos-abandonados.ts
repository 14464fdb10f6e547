/**
 * Jobs of a process that died. The queue's own rule gives them back after four hours; here a process shows that it
 * lives by an advisory lock, which PostgreSQL drops with its connection, and what the dead held is free at once.
 */
import { setTimeout as esperar } from 'node:timers/promises';
import type pg from 'pg';

const TRAVA_DE_PRESENCA = 7_301_501;
const TRAVA_DE_ENTRADA = 7_301_502;
const NOVA_TENTATIVA_MS = 1_000;

export interface Presenca {
  encerrar(): Promise<void>;
}

/**
 * Lets processes begin one after the other: between the first job that `iniciar` takes and the lock that speaks for
 * it, nobody may look for the dead.
 */
export async function entrar<T>(pool: pg.Pool, iniciar: () => Promise<T>): Promise<T> {
  const conexao = await pool.connect();
  try {
    await conexao.query('select pg_advisory_lock($1)', [TRAVA_DE_ENTRADA]);
    await libertarAbandonados(conexao);
    return await iniciar();
  } finally {
    await conexao.query('select pg_advisory_unlock($1)', [TRAVA_DE_ENTRADA]).catch(() => undefined);
    conexao.release();
  }
}

/** Frees what processes without a sign of life hold; while one of them begins, the next minute does it. */
export async function libertarDaVez(pool: pg.Pool): Promise<void> {
  const conexao = await pool.connect();
  try {
    const { rows } = await conexao.query<{ minha: boolean }>('select pg_try_advisory_lock($1) as minha', [
      TRAVA_DE_ENTRADA,
    ]);
    if (!rows[0]?.minha) return;
    try {
      await libertarAbandonados(conexao);
    } finally {
      await conexao.query('select pg_advisory_unlock($1)', [TRAVA_DE_ENTRADA]);
    }
  } finally {
    conexao.release();
  }
}

async function libertarAbandonados(conexao: pg.PoolClient): Promise<void> {
  // A lock that can be had belongs to nobody alive; it goes again with the statement's transaction.
  await conexao.query(
    `with donos as (
       select locked_by from graphile_worker._private_jobs where locked_by is not null
       union select locked_by from graphile_worker._private_job_queues where locked_by is not null
     ), mortos as materialized (
       select locked_by from donos where pg_try_advisory_xact_lock($1, hashtext(locked_by))
     )
     select graphile_worker.force_unlock_workers(array(select locked_by from mortos))`,
    [TRAVA_DE_PRESENCA],
  );
}

/** Holds the lock for as long as the process lives, and takes it again after the connection was lost. */
export async function mostrarPresenca(pool: pg.Pool, dono: string): Promise<Presenca> {
  let encerrada = false;
  let soltar = (): void => undefined;

  async function segurar(): Promise<void> {
    const conexao = await pool.connect();
    try {
      await conexao.query('select pg_advisory_lock($1, hashtext($2))', [TRAVA_DE_PRESENCA, dono]);
    } catch (erro) {
      conexao.release(true);
      throw erro;
    }
    conexao.once('end', () => {
      if (encerrada) return;
      soltar = () => undefined;
      conexao.release(true);
      void segurarDeNovo();
    });
    // Closing the connection drops the lock.
    soltar = () => conexao.release(true);
    if (encerrada) soltar();
  }

  async function segurarDeNovo(): Promise<void> {
    while (!encerrada) {
      try {
        return await segurar();
      } catch {
        await esperar(NOVA_TENTATIVA_MS);
      }
    }
  }

  await segurar();
  return {
    encerrar: async () => {
      if (encerrada) return;
      encerrada = true;
      soltar();
    },
  };
}
