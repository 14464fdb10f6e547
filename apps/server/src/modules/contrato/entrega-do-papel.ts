import { assinamComOEstudante } from '@credito/domain/contrato/signatarios';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Contrato, DB } from '../../banco/esquema.gerado.ts';

type Entregue = Pick<Selectable<Contrato>, 'instituicao_id' | 'via'>;
type Assinado = Pick<Selectable<Contrato>, 'id' | 'via'>;

/** Where and when signed paper is handed in, by institution, in its words of today; those that say nothing are not in it. */
export async function entregasDe(
  db: Kysely<DB>,
  contratos: readonly Entregue[],
): Promise<ReadonlyMap<number, string>> {
  const noPapel = contratos.filter(({ via }) => via === 'impressa');
  if (noPapel.length === 0) return new Map();
  const instituicoes = await db
    .selectFrom('instituicao')
    .select(['id', 'entrega_de_contratos'])
    .where('id', '=', sql<number>`any(${noPapel.map(({ instituicao_id }) => instituicao_id)}::integer[])`)
    .execute();
  return new Map(
    instituicoes.flatMap(({ id, entrega_de_contratos }) =>
      entrega_de_contratos === null ? [] : [[id, entrega_de_contratos] as const],
    ),
  );
}

/** Of the printed ones, those that somebody signs beside the student. */
export async function comOutrosNoPapel(
  db: Kysely<DB>,
  contratos: readonly Assinado[],
): Promise<ReadonlySet<number>> {
  const noPapel = contratos.filter(({ via }) => via === 'impressa').map(({ id }) => id);
  if (noPapel.length === 0) return new Set();
  const partes = await db
    .selectFrom('contrato_parte')
    .select(['contrato_id', 'papel'])
    .where('contrato_id', '=', sql<number>`any(${noPapel}::integer[])`)
    .where('saiu_em', 'is', null)
    .execute();
  return new Set(assinamComOEstudante(partes).map(({ contrato_id }) => contrato_id));
}
