/** The open proposal and the mark by which the queue finds it go together. */
import type { Insertable, Transaction } from 'kysely';
import type { DB, DecisaoProposta } from '../../../banco/esquema.gerado.ts';

export async function abrirProposta(trx: Transaction<DB>, nova: Insertable<DecisaoProposta>): Promise<void> {
  await trx.insertInto('decisao_proposta').values(nova).execute();
  await marcar(trx, nova.solicitacao_id, true);
}

/** Without a proposal nothing happens. */
export async function encerrarProposta(trx: Transaction<DB>, solicitacaoId: number): Promise<void> {
  const encerrada = await trx
    .deleteFrom('decisao_proposta')
    .where('solicitacao_id', '=', solicitacaoId)
    .returning('solicitacao_id')
    .executeTakeFirst();
  if (encerrada) await marcar(trx, solicitacaoId, false);
}

async function marcar(trx: Transaction<DB>, id: number, aConfirmar: boolean): Promise<void> {
  await trx.updateTable('solicitacao').set({ a_confirmar: aConfirmar }).where('id', '=', id).execute();
}
