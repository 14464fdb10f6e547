/**
 * The one order in which what changes a contract is held, whoever asks: the contract, then its alteration; a negotiation
 * and an envelope come after them. Two that change the same one wait for each other, and never in a circle.
 */
import type { Kysely } from 'kysely';
import type { DB } from './esquema.gerado.ts';

export async function travarContrato(db: Kysely<DB>, id: number): Promise<void> {
  await db.selectFrom('contrato').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export async function travarAlteracao(db: Kysely<DB>, id: number): Promise<void> {
  const dela = await db.selectFrom('alteracao').select('contrato_id').where('id', '=', id).executeTakeFirst();
  if (!dela) return;
  await travarContrato(db, dela.contrato_id);
  await db.selectFrom('alteracao').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
