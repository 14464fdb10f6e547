import type { Transaction } from 'kysely';
import type { DB } from './esquema.gerado.ts';

/**
 * Who has one of something, or a limited number, is asked here one call after the other. Rows that only refer to the
 * account may still be written: somebody who writes the person a message may hold what this transaction waits for.
 */
export async function travarConta(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.selectFrom('conta').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
