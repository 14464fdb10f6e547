/**
 * Jobs that failed and wait to try again, later and later: some of them try within the minute, so that after a fault nobody
 * waits for hours, and the first that succeeds calls all the others.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

/** Between the tries of one minute. */
const SEGUNDOS_ENTRE_SONDAS = [0, 20, 40] as const;

/** Selects `id`, `attempts`, `created_at` and `run_at` of jobs. */
type Esperando = RawBuilder<unknown>;

/**
 * Any of them: one that fails for a reason of its own keeps nobody else waiting. What was tried for all of them does not count
 * among the attempts of the one, but for the first, which shows that it had failed.
 */
export async function sondar(db: Kysely<DB>, esperando: Esperando): Promise<void> {
  const { rows } = await sql<{ id: string; attempts: number }>`
    select id, attempts from (${esperando}) espera order by random() limit ${SEGUNDOS_ENTRE_SONDAS.length}`.execute(
    db,
  );
  for (const [vez, { id, attempts }] of rows.entries())
    await sql`select graphile_worker.reschedule_jobs(array[${id}::bigint],
      run_at => now() + make_interval(secs => ${SEGUNDOS_ENTRE_SONDAS[vez] ?? 0}),
      attempts => ${Math.max(1, attempts - 1)}::int)`.execute(db);
}

/** One that had failed before has succeeded: what stood in its way is gone. `espacoMs` apart, the oldest ones first. */
export async function apressar(db: Kysely<DB>, esperando: Esperando, espacoMs = 0): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array[id], run_at => em)
    from (select id, run_at, now() + make_interval(
        secs => (row_number() over (order by created_at, id) - 1) * ${espacoMs / 1_000}::float8) as em
      from (${esperando}) espera) fila
    where em < run_at`.execute(db);
}
