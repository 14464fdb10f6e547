/** Calls that meet, whatever the machine is doing: they wait for what is held, the first of the list first. */
import { sql, type Transaction } from 'kysely';
import { expect } from 'vitest';
import type { Banco } from '../src/banco/conectar.ts';
import type { DB } from '../src/banco/esquema.gerado.ts';

export async function juntas<T>(
  db: Banco,
  segurar: (trx: Transaction<DB>) => Promise<unknown>,
  chamadas: ReadonlyArray<() => Promise<T>>,
): Promise<T[]> {
  const pedidas = await db.transaction().execute(async (trx) => {
    await segurar(trx);
    const respostas: Promise<T>[] = [];
    for (const chamar of chamadas) {
      respostas.push(chamar());
      await expect.poll(() => esperando(db), { timeout: 20_000 }).toBe(respostas.length);
    }
    return respostas;
  });
  return Promise.all(pedidas);
}

async function esperando(db: Banco): Promise<number | undefined> {
  const { rows } = await sql<{ sessoes: number }>`select count(distinct pid)::integer as sessoes
    from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`.execute(db);
  return rows[0]?.sessoes;
}
