import { sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

export const TAREFA_LEMBRAR_CORRECAO = 'lembrar-correcao';
export const HORAS_ATE_O_LEMBRETE = 24;

/** One job per correction; a later change moves it: a day after the last one. */
export async function agendarLembrete(trx: Transaction<DB>, correcaoId: string, agora: Date): Promise<void> {
  const quando = new Date(agora.getTime() + HORAS_ATE_O_LEMBRETE * 3_600_000);
  await sql`select graphile_worker.add_job(
    ${TAREFA_LEMBRAR_CORRECAO}, json_build_object('id', ${correcaoId}::text),
    run_at => ${quando}, job_key => ${`${TAREFA_LEMBRAR_CORRECAO}:${correcaoId}`}, max_attempts => 12
  )`.execute(trx);
}
