/** Repeating a call with the same `Idempotency-Key` gives the first answer and has no second effect. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql, type Transaction } from 'kysely';
import type { DB, Json } from '../../banco/esquema.gerado.ts';
import { conflito } from '../../erros.ts';

export interface PedidoIdempotente {
  /** Whose key it is: two people never share one. */
  dono: string;
  /** Null without the header: the call then relies on its natural key alone. */
  chave: string | null;
  rota: string;
  corpo: unknown;
  agora: Date;
}

const MAXIMO_DA_CHAVE = 200;

export function chaveDeIdempotencia(request: FastifyRequest): string | null {
  const chave = request.headers['idempotency-key'];
  return typeof chave === 'string' && chave !== '' && chave.length <= MAXIMO_DA_CHAVE ? chave : null;
}

/** Parallel calls with one key wait for each other; `executar` runs in the same transaction as the record. */
export async function comIdempotencia<T extends Json>(
  trx: Transaction<DB>,
  pedido: PedidoIdempotente,
  executar: () => Promise<T>,
): Promise<T> {
  const { dono, chave, rota, corpo, agora } = pedido;
  if (chave === null) return executar();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${dono} ${chave}`}, 0))`.execute(trx);
  const corpoHash = createHash('sha256').update(JSON.stringify(corpo)).digest();
  const anterior = await trx
    .selectFrom('idempotencia')
    .select(['rota', 'corpo_hash', 'resposta'])
    .where('dono', '=', dono)
    .where('chave', '=', chave)
    .executeTakeFirst();
  if (anterior) {
    if (anterior.rota !== rota || !anterior.corpo_hash.equals(corpoHash))
      throw conflito('Esta chave de idempotência já foi usada em outro pedido.');
    return anterior.resposta as T;
  }
  const resposta = await executar();
  await trx
    .insertInto('idempotencia')
    .values({
      dono,
      chave,
      rota,
      corpo_hash: corpoHash,
      status: 200,
      resposta: JSON.stringify(resposta),
      criada_em: agora,
    })
    .execute();
  return resposta;
}
