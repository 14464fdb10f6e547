/**
 * `Idempotency-Key`: the same call with the same key has one effect and one answer (case WIZ-01). The row is
 * written in the transaction of the effect, so a second caller waits for the first and a rolled-back one leaves no
 * trace.
 */
import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao } from '../../erros.ts';

export interface ChamadaRepetivel {
  /** Whose key it is: an account or a browser. */
  dono: string;
  /** Null when the client sent none: the effect then has only its natural keys. */
  chave: string | null;
  rota: string;
  /** What must be equal in a repetition; without passwords. */
  corpo: unknown;
}

export function chaveDeIdempotencia(request: FastifyRequest): string | null {
  const valor = request.headers['idempotency-key'];
  if (typeof valor !== 'string' || valor === '') return null;
  if (valor.length > 100) throw new ErroDeAplicacao(400, 'O pedido enviado não é válido.');
  return valor;
}

export async function comIdempotencia<R>(
  contexto: Contexto,
  trx: Transaction<DB>,
  { dono, chave, rota, corpo }: ChamadaRepetivel,
  executar: () => Promise<R>,
): Promise<R> {
  if (chave === null) return executar();
  const corpoHash = createHmac('sha256', contexto.segredo).update(JSON.stringify(corpo)).digest();
  const nova = await trx
    .insertInto('idempotencia')
    .values({ dono, chave, rota, corpo_hash: corpoHash, status: 0, criada_em: contexto.relogio.agora() })
    .onConflict((conflito) => conflito.columns(['dono', 'chave']).doNothing())
    .returning('chave')
    .executeTakeFirst();
  if (!nova) {
    const anterior = await trx
      .selectFrom('idempotencia')
      .select(['rota', 'corpo_hash', 'resposta'])
      .where('dono', '=', dono)
      .where('chave', '=', chave)
      .executeTakeFirstOrThrow();
    if (anterior.rota !== rota || !anterior.corpo_hash.equals(corpoHash))
      throw new ErroDeAplicacao(422, 'Este pedido repete a chave de outro pedido.');
    return anterior.resposta as R;
  }
  const resposta = await executar();
  await trx
    .updateTable('idempotencia')
    .set({ status: 200, resposta: JSON.stringify(resposta ?? null) })
    .where('dono', '=', dono)
    .where('chave', '=', chave)
    .execute();
  return resposta;
}
