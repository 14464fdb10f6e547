import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DB, Envio, EnvioParte } from '../../banco/esquema.gerado.ts';

export type LinhaDeEnvio = Selectable<Envio>;

/** Somebody else's upload is as missing as one that never was. */
export function findEnvio(db: Kysely<DB>, id: string, contaId: string): Promise<LinhaDeEnvio | undefined> {
  return db
    .selectFrom('envio')
    .selectAll()
    .where('id', '=', id)
    .where('conta_id', '=', contaId)
    .executeTakeFirst();
}

export function findPartes(db: Kysely<DB>, envioId: string): Promise<Selectable<EnvioParte>[]> {
  return db.selectFrom('envio_parte').selectAll().where('envio_id', '=', envioId).orderBy('inicio').execute();
}

export async function contarEnvios(db: Kysely<DB>, contaId: string): Promise<number> {
  const { quantos } = await db
    .selectFrom('envio')
    .select((eb) => eb.fn.countAll<number>().as('quantos'))
    .where('conta_id', '=', contaId)
    .executeTakeFirstOrThrow();
  return quantos;
}

/** False when another part already begins there: two connections never both extend an upload. */
export async function acrescentarParte(
  trx: Transaction<DB>,
  parte: { envioId: string; inicio: number; bytes: number; arquivo: string; em: Date },
): Promise<boolean> {
  const estendido = await trx
    .updateTable('envio')
    .set({ recebido_bytes: parte.inicio + parte.bytes, atualizado_em: parte.em })
    .where('id', '=', parte.envioId)
    .where('recebido_bytes', '=', parte.inicio)
    .returning('id')
    .executeTakeFirst();
  if (!estendido) return false;
  await trx
    .insertInto('envio_parte')
    .values({ envio_id: parte.envioId, inicio: parte.inicio, bytes: parte.bytes, arquivo: parte.arquivo })
    .execute();
  return true;
}
