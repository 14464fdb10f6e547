import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

export const TAREFA_BAIXAR_COBRANCAS = 'baixar-cobrancas';

/** In the transaction that marks a charge; several marks are one job. */
export async function agendarBaixas(db: Kysely<DB>): Promise<void> {
  await sql`select graphile_worker.add_job(${TAREFA_BAIXAR_COBRANCAS}, job_key => ${TAREFA_BAIXAR_COBRANCAS})`.execute(
    db,
  );
}
