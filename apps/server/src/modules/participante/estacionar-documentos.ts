import { SITUACOES_VIGENTES } from '@credito/domain/documento/mudancas';
import { situacoesCom } from '@credito/domain/documento/transicoes';
import { estacionamentoDe } from '@credito/domain/participante/estacionamento';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { mudarSituacao } from '../documento/documento.repository.ts';

export interface DonoDosDocumentos {
  participanteId: string;
  /** Who answers now: files that somebody else sent before never come back to this person. */
  contaId: string;
}

/**
 * After an answer changed: files that no step asks for any more are parked, and those that are asked for again
 * return (decisions, "The request"). Nothing is erased before the request is concluded.
 */
export async function estacionarDocumentos(
  trx: Transaction<DB>,
  { participanteId, contaId }: DonoDosDocumentos,
  pessoa: ContextoDoParticipante,
  agora: Date,
): Promise<void> {
  const { dispensados, pedidos } = estacionamentoDe(pessoa);
  if (dispensados.length > 0)
    await mudarSituacao(trx, 'estacionar', agora)
      .where('dono_id', '=', participanteId)
      .where('tipo_documento', 'in', dispensados)
      .execute();
  if (pedidos.length === 0) return;
  const voltam = trx
    .selectFrom('documento as parado')
    .distinctOn(['parado.tipo_documento', 'parado.indice'])
    .select('parado.id')
    .where('parado.dono_id', '=', participanteId)
    .where('parado.situacao', 'in', situacoesCom('retomar'))
    .where('parado.enviado_por', '=', contaId)
    .where('parado.tipo_documento', 'in', pedidos)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('documento as vigente')
            .select('vigente.id')
            .whereRef('vigente.dono_id', '=', 'parado.dono_id')
            .whereRef('vigente.tipo_documento', '=', 'parado.tipo_documento')
            .whereRef('vigente.indice', '=', 'parado.indice')
            .where('vigente.situacao', 'in', SITUACOES_VIGENTES),
        ),
      ),
    )
    .orderBy('parado.tipo_documento')
    .orderBy('parado.indice')
    .orderBy('parado.enviado_em', 'desc')
    .orderBy('parado.id');
  // The verdict of before holds again, as the table says of `retomar`.
  await trx
    .updateTable('documento')
    .set({
      situacao: sql`case when jsonb_array_length(motivos) > 0 then 'rejeitado'
        when avaliado_em is not null then 'aprovado' else 'enviado' end`,
      removido_em: null,
    })
    .where('id', 'in', voltam)
    .execute();
}
