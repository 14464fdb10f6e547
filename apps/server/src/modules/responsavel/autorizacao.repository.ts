import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AutorizacaoResponsavel, DB } from '../../banco/esquema.gerado.ts';

export type LinhaDeAutorizacao = Selectable<AutorizacaoResponsavel>;

/** The request for consent in force; a revoked one is history. */
export function findAutorizacaoVigente(
  db: Kysely<DB>,
  participanteId: string,
): Promise<LinhaDeAutorizacao | undefined> {
  return db
    .selectFrom('autorizacao_responsavel')
    .selectAll()
    .where('participante_id', '=', participanteId)
    .where('revogada_em', 'is', null)
    .executeTakeFirst();
}

/** The guardians' links die; what was answered stays. */
export async function revogarAutorizacoes(
  trx: Transaction<DB>,
  participanteIds: readonly string[],
  agora: Date,
): Promise<void> {
  await trx
    .updateTable('autorizacao_responsavel')
    .set({ revogada_em: agora })
    .where('participante_id', 'in', participanteIds)
    .where('revogada_em', 'is', null)
    .execute();
}
