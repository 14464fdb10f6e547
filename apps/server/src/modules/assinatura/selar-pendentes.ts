/** What everybody has signed and is not sealed yet, at any age: jobs that were lost, and jobs that wait too long to try again. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { agendarSelo, TAREFA_SELAR_ENVELOPE } from './concluir-ou-chamar.ts';
import { apressar, sondar } from './trabalhos-em-espera.ts';

export const TAREFA_SELAR_PENDENTES = 'selar-pendentes';

/**
 * Every minute. What nothing would seal gets a job anew; of those that failed and wait, some try within the minute.
 * Answers how many had lost their job.
 */
export async function selarPendentes({ db, gateways, relogio }: Contexto): Promise<number> {
  const perdidos = await semTrabalho(db);
  for (const { id } of perdidos) await db.transaction().execute((trx) => agendarSelo(trx, id));
  // Without a key each try would fail alike.
  if (gateways.selo.impedimento(relogio.agora()) === null) await sondar(db, esperando);
  return perdidos.length;
}

async function semTrabalho(db: Kysely<DB>): Promise<ReadonlyArray<{ id: string }>> {
  const { rows } = await sql<{ id: string }>`
    select envelope.id from envelope
    where envelope.estado = 'assinado' and not exists (
      select from graphile_worker.jobs trabalho
      where trabalho.key = 'selar-envelope:' || envelope.id and trabalho.attempts < trabalho.max_attempts)
    order by estado_desde limit 500`.execute(db);
  return rows;
}

/** Found by their envelopes, which are few: the queue also holds every reminder of the coming weeks. */
const esperando = sql`
  select trabalho.id, trabalho.attempts, trabalho.created_at, trabalho.run_at from envelope
  join graphile_worker.jobs trabalho on trabalho.key = 'selar-envelope:' || envelope.id
  where envelope.estado = 'assinado' and trabalho.locked_at is null and trabalho.run_at > now()
    and trabalho.task_identifier = ${TAREFA_SELAR_ENVELOPE}`;

/** One that had failed before has just been sealed: what stood in its way is gone. */
export const apressarSelos = (db: Kysely<DB>): Promise<void> => apressar(db, esperando);
