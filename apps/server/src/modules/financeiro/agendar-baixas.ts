import { SITUACOES_VIVAS } from '@credito/domain/cobranca/transicoes';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

export const TAREFA_BAIXAR_COBRANCAS = 'baixar-cobrancas';

/** In the transaction that marks a charge; several marks are one job. */
export async function agendarBaixas(db: Kysely<DB>): Promise<void> {
  await sql`select graphile_worker.add_job(${TAREFA_BAIXAR_COBRANCAS}, job_key => ${TAREFA_BAIXAR_COBRANCAS})`.execute(
    db,
  );
}

/** What a contract asks for by another plan is taken back; the night charges what is due by the one in force. */
export async function marcarParaBaixa(db: Kysely<DB>, contratoId: number, motivo: string): Promise<void> {
  const marcadas = await db
    .updateTable('cobranca')
    .set({ a_baixar: motivo })
    .where('contrato_id', '=', contratoId)
    .where('situacao', 'in', SITUACOES_VIVAS)
    .where('a_baixar', 'is', null)
    .returning('id')
    .execute();
  if (marcadas.length > 0) await agendarBaixas(db);
}
