import { agendaDeLembretes } from '@credito/domain/fiador/lembretes';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

export const TAREFA_LEMBRAR_FIADOR = 'lembrar-fiador';

/** One job per reminder, in the transaction that sends the invitation. */
export async function agendarLembretes(
  trx: Transaction<DB>,
  conviteId: string,
  enviadoEm: Date,
): Promise<void> {
  for (const { dia, quando } of agendaDeLembretes(enviadoEm)) {
    await sql`select graphile_worker.add_job(
      ${TAREFA_LEMBRAR_FIADOR}, json_build_object('conviteId', ${conviteId}::text, 'dia', ${dia}::int),
      run_at => ${quando}, job_key => ${`${TAREFA_LEMBRAR_FIADOR}:${conviteId}:${dia}`}, max_attempts => 12
    )`.execute(trx);
  }
}
