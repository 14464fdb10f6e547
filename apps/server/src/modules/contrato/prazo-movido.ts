import type { Data } from '@credito/domain/tempo/data';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

/** Whoever still shows the old day must look again. */
export async function mudarPrazoDoContrato(trx: Transaction<DB>, id: number, prazo: Data): Promise<void> {
  await trx.updateTable('contrato').set({ prazo, versao: sql`versao + 1` }).where('id', '=', id).execute();
}
