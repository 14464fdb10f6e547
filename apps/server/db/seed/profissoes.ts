import type { Transaction } from 'kysely';
import type { DB } from '../../src/banco/esquema.gerado.ts';

export async function semearProfissoes(trx: Transaction<DB>): Promise<void> {
  const existe = await trx.selectFrom('profissao').select('id').limit(1).executeTakeFirst();
  if (existe) return;
  // Only the first start reads the classification (ADR 0082).
  const { titulosDaCbo } = await import('./titulos-da-cbo.ts');
  await trx
    .insertInto('profissao')
    .values([...titulosDaCbo()])
    .execute();
}
