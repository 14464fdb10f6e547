import { compararTermos, type Termo } from '@credito/domain/contrato/termo';
import type { Data } from '@credito/domain/tempo/data';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

/**
 * Last due date of the student's contracts of earlier terms in the same programme: all of them form one sequence
 * (credito, section 5). Null for the first one; what was cancelled or written off is paid back by nobody.
 */
export async function ultimoVencimentoDe(
  db: Kysely<DB>,
  { conta_id, bolsa_id }: { conta_id: string; bolsa_id: number },
  termo: Termo,
): Promise<Data | null> {
  const anteriores = await db
    .selectFrom('contrato')
    .innerJoin('contrato_parcela', 'contrato_parcela.contrato_id', 'contrato.id')
    .select(['contrato.ano', 'contrato.semestre', 'contrato_parcela.vencimento'])
    .where('conta_id', '=', conta_id)
    .where('bolsa_id', '=', bolsa_id)
    .where('codigo', 'not in', ['CAN', 'BAI'])
    .orderBy('contrato_parcela.vencimento', 'desc')
    .execute();
  return anteriores.find((anterior) => compararTermos(anterior, termo) < 0)?.vencimento ?? null;
}
