/** Which files the back office may see, whether on the bench, one by one or in an export (ADR 0035). */

import { SITUACOES_VIGENTES } from '@credito/domain/documento/mudancas';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

/** With whose they are: nothing of somebody who left, nothing parked, and of an appeal nothing before it is sent. */
export function documentosAVista(db: Kysely<DB>) {
  return (
    db
      .selectFrom('documento')
      .innerJoin('participante', 'participante.id', 'documento.dono_id')
      .where('participante.removido_em', 'is', null)
      .where(({ or, and, eb }) =>
        or([
          eb('documento.situacao', 'in', [...SITUACOES_VIGENTES, 'substituido']),
          // What a correction took away after it was judged is still looked at beside what took its place.
          and([eb('documento.situacao', '=', 'excluido'), eb('documento.avaliado_em', 'is not', null)]),
        ]),
      )
      // What comes with an appeal is the person's alone until it is sent.
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('documento.tipo_documento', '<>', 'RECURSO'),
          exists(
            selectFrom('recurso')
              .select('recurso.id')
              .whereRef('recurso.solicitacao_id', '=', 'participante.solicitacao_id')
              .where('recurso.estado', '<>', 'rascunho'),
          ),
        ]),
      )
  );
}

export async function idsAVista(db: Kysely<DB>, solicitacaoId: number): Promise<ReadonlySet<string>> {
  const linhas = await documentosAVista(db)
    .select('documento.id')
    .where('participante.solicitacao_id', '=', solicitacaoId)
    .execute();
  return new Set(linhas.map(({ id }) => id));
}
