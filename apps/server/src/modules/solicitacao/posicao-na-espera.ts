import { TETO_DA_CONTAGEM } from '@credito/domain/gestao/filas';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

/**
 * The place in the waiting list of the programme, by arrival; it moves up when somebody before leaves. Counted from
 * the front up to a ceiling.
 */
export async function posicaoNaEspera(
  db: Kysely<DB>,
  solicitacao: { id: number; bolsa_id: number; status_solicitacao: string; situacao_desde: Date },
): Promise<{ posicao: number; exata: boolean } | null> {
  if (solicitacao.status_solicitacao !== 'LISTA_ESPERA_IES') return null;
  const { antes } = await db
    .selectFrom(
      db
        .selectFrom('solicitacao')
        .select('id')
        .where('bolsa_id', '=', solicitacao.bolsa_id)
        .where(sql<boolean>`status_solicitacao = 'LISTA_ESPERA_IES'`)
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('situacao_desde', 'id'), '<', tuple(solicitacao.situacao_desde, solicitacao.id)),
        )
        .limit(TETO_DA_CONTAGEM)
        .as('anteriores'),
    )
    .select((eb) => eb.fn.countAll<number>().as('antes'))
    .executeTakeFirstOrThrow();
  return { posicao: Number(antes) + 1, exata: Number(antes) < TETO_DA_CONTAGEM };
}
