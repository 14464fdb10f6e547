import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

/** What was sent to somebody before their account existed belongs to its list of messages too. */
export async function darMensagensAConta(
  trx: Transaction<DB>,
  contaId: string,
  { solicitacaoId, destinos }: { solicitacaoId: number; destinos: readonly string[] },
): Promise<void> {
  await trx
    .updateTable('mensagem')
    .set({ conta_id: contaId })
    .where('solicitacao_id', '=', solicitacaoId)
    .where('conta_id', 'is', null)
    .where('destino', 'in', destinos)
    .execute();
}
