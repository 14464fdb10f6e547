import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { conflitosDe } from './conflitos-de.ts';

/** What the queues pass over for this person: conflicts, and what they proposed themselves and somebody else answers. */
export async function foraDaFila(
  db: Kysely<DB>,
  { operadorId }: Pick<SessaoDeGestao, 'operadorId'>,
): Promise<readonly number[]> {
  const conflitos = await conflitosDe(db, operadorId);
  const propostas = await db
    .selectFrom('decisao_proposta')
    .select('solicitacao_id')
    .where('operador_id', '=', operadorId)
    .execute();
  return [...conflitos.keys(), ...propostas.map(({ solicitacao_id }) => solicitacao_id)];
}
