import { TETO_DA_CONTAGEM } from '@credito/domain/gestao/filas';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';

/** Up to a ceiling: an exact count of a long queue would read all of it. */
export async function contarAteOTeto<B extends keyof DB>(
  db: Kysely<DB>,
  consulta: SelectQueryBuilder<DB, B, { id: number | string }>,
): Promise<{ total: number; exato: boolean }> {
  const { total } = await db
    .selectFrom(consulta.limit(TETO_DA_CONTAGEM + 1).as('contadas'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total: Math.min(Number(total), TETO_DA_CONTAGEM), exato: Number(total) <= TETO_DA_CONTAGEM };
}
