/** What happened to charges, from the row on: states, versions at the provider, amounts, and why one was taken back. */
import type { ContratoNaGestaoFinanceira } from '@credito/api/gestao-financeiro.rotas';
import { TITULO_NA_COBRANCA } from '@credito/domain/cobranca/transicoes';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Cobranca, DB } from '../../../banco/esquema.gerado.ts';

type Historico = ContratoNaGestaoFinanceira['cobrancas'][number]['historico'];

export async function historicoDasCobrancas(
  db: Kysely<DB>,
  cobrancas: readonly Selectable<Cobranca>[],
): Promise<ReadonlyMap<string, Historico>> {
  const acontecimentos = await db
    .selectFrom('cobranca_historico')
    .select(['cobranca_id', 'em', 'acao', 'centavos', 'revisao', 'motivo'])
    .where('cobranca_id', '=', sql<string>`any(${cobrancas.map(({ id }) => id)}::uuid[])`)
    .orderBy('id')
    .execute();
  const porCobranca = Map.groupBy(acontecimentos, ({ cobranca_id }) => cobranca_id);
  return new Map(
    cobrancas.map(({ id, criada_em, valor_centavos }): [string, Historico] => [
      id,
      [
        {
          em: criada_em.toISOString(),
          titulo: 'Criada',
          centavos: valor_centavos,
          revisao: null,
          motivo: null,
        },
        ...(porCobranca.get(id) ?? []).map(({ em, acao, centavos, revisao, motivo }) => ({
          em: em.toISOString(),
          titulo: TITULO_NA_COBRANCA[acao],
          centavos,
          revisao,
          motivo,
        })),
      ],
    ]),
  );
}
