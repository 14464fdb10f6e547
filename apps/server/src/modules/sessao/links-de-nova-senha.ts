import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

/** Links that were sent before a new password or a new address must not undo it. */
export async function anularLinksDeNovaSenha(
  trx: Transaction<DB>,
  contaId: string,
  agora: Date,
): Promise<void> {
  await trx
    .updateTable('recuperacao_senha')
    .set({ usada_em: agora })
    .where('conta_id', '=', contaId)
    .where('usada_em', 'is', null)
    .execute();
}
