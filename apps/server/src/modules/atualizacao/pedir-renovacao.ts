/** Update concluded and enrolment confirmed, in either order: a job looks whether the next contract can be made. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

export const TAREFA_RENOVAR_CONTRATO = 'renovar-contrato';

export async function pedirRenovacao(trx: Transaction<DB>, contratoId: number): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${TAREFA_RENOVAR_CONTRATO}, json_build_object('contratoId', ${contratoId}::bigint),
    job_key => ${`${TAREFA_RENOVAR_CONTRATO}:${contratoId}`}, max_attempts => 12
  )`.execute(trx);
}
