import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';

export interface LugarNaLista {
  posicao: number;
  total: number;
}

/** The list belongs to a programme: who waits longer stands before. Null outside the list. */
export async function lugarNaLista(
  db: Kysely<DB>,
  { solicitacao }: SolicitacaoCompleta,
): Promise<LugarNaLista | null> {
  if (solicitacao.status_solicitacao !== 'LISTA_ESPERA_IES') return null;
  const { id, bolsa_id, situacao_desde } = solicitacao;
  const { total, antes } = await db
    .selectFrom('solicitacao')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn
        .countAll<number>()
        .filterWhere(
          eb.or([
            eb('situacao_desde', '<', situacao_desde),
            eb.and([eb('situacao_desde', '=', situacao_desde), eb('id', '<', id)]),
          ]),
        )
        .as('antes'),
    ])
    .where('bolsa_id', '=', bolsa_id)
    .where('status_solicitacao', '=', 'LISTA_ESPERA_IES')
    .executeTakeFirstOrThrow();
  return { posicao: antes + 1, total };
}
