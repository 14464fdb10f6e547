/** A contract was paid by itself: what is under way to change it is over, unless everybody has signed, which the desk ends. */
import { fluxosDaAlteracaoCom } from '@credito/domain/alteracao/transicoes';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { carregarAlteracao } from './alteracao.repository.ts';
import { avisarDaAlteracao } from './avisar-da-alteracao.ts';
import { mudarAlteracao } from './mudar-alteracao.ts';

/** The contract is held, and no longer in effect. */
export async function encerrarDoContratoPago(
  contexto: Contexto,
  trx: Transaction<DB>,
  contratoId: number,
): Promise<void> {
  const emCurso = await trx
    .selectFrom('alteracao')
    .select('id')
    .where('contrato_id', '=', contratoId)
    .where('fluxo', 'in', fluxosDaAlteracaoCom('quitar'))
    .orderBy('id')
    .execute();
  for (const { id } of emCurso) {
    const completa = await carregarAlteracao(trx, id, { travar: true });
    if (!completa) continue;
    await mudarAlteracao(contexto, trx, completa.alteracao, {
      acao: 'quitar',
      papel: 'sistema',
      ator: { tipo: 'sistema', id: null },
    });
    await avisarDaAlteracao(contexto, trx, id, 'quitar');
  }
}
