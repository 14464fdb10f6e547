import { SITUACOES_VIVAS } from '@credito/domain/cobranca/transicoes';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Cobranca, DB } from '../../banco/esquema.gerado.ts';

/** Oldest due date first. */
export function cobrancasDosContratos(
  db: Kysely<DB>,
  contratos: readonly number[],
  { soVivas = false }: { soVivas?: boolean } = {},
): Promise<Selectable<Cobranca>[]> {
  return db
    .selectFrom('cobranca')
    .selectAll()
    .where('contrato_id', '=', sql<number>`any(${[...contratos]}::bigint[])`)
    .$if(soVivas, (consulta) =>
      // What is being taken back is not to be paid any more.
      consulta.where('situacao', 'in', SITUACOES_VIVAS).where('a_baixar', 'is', null),
    )
    .orderBy('vencimento')
    .orderBy('criada_em')
    .orderBy('id')
    .execute();
}

/** Only of these contracts. */
export async function findCobrancaDe(
  db: Kysely<DB>,
  id: string,
  contratos: readonly number[],
): Promise<Selectable<Cobranca> | null> {
  const cobranca = await db
    .selectFrom('cobranca')
    .selectAll()
    .where('id', '=', id)
    .where('contrato_id', '=', sql<number>`any(${[...contratos]}::bigint[])`)
    .executeTakeFirst();
  return cobranca ?? null;
}

/** Only of the student's own contracts: foreign and missing ones are asked for by the same statement. */
export async function findCobrancaDoEstudante(
  db: Kysely<DB>,
  id: string,
  contaId: string,
): Promise<Selectable<Cobranca> | null> {
  const cobranca = await db
    .selectFrom('cobranca')
    .innerJoin('contrato', 'contrato.id', 'cobranca.contrato_id')
    .selectAll('cobranca')
    .where('cobranca.id', '=', id)
    .where('contrato.conta_id', '=', contaId)
    .executeTakeFirst();
  return cobranca ?? null;
}
