/**
 * Deletes rows and whatever refers to them, children first, as the database itself knows the references: a table that
 * somebody adds to the request tomorrow is emptied with it.
 */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

interface Referencia {
  tabela: string;
  coluna: string;
  alvo: string;
}

export async function apagarComDependentes(
  trx: Transaction<DB>,
  tabela: string,
  quais: RawBuilder<unknown>,
): Promise<void> {
  for (const { tabela: filha, coluna, alvo } of await referenciasA(trx, tabela))
    await apagarComDependentes(
      trx,
      filha,
      sql`${sql.ref(coluna)} in (select ${sql.ref(alvo)} from ${sql.table(tabela)} where ${quais})`,
    );
  await sql`delete from ${sql.table(tabela)} where ${quais}`.execute(trx);
}

/** A row that answers another one of its own table leaves in the same command. */
async function referenciasA(trx: Transaction<DB>, tabela: string): Promise<readonly Referencia[]> {
  const { rows } = await sql<Referencia>`
    select filha.relname as tabela, coluna.attname as coluna, alvo.attname as alvo
    from pg_constraint c
    join pg_class filha on filha.oid = c.conrelid
    join pg_attribute coluna on coluna.attrelid = c.conrelid and coluna.attnum = c.conkey[1]
    join pg_attribute alvo on alvo.attrelid = c.confrelid and alvo.attnum = c.confkey[1]
    where c.contype = 'f' and c.confrelid = ${tabela}::regclass and c.conrelid <> c.confrelid
      and cardinality(c.conkey) = 1
    order by filha.relname`.execute(trx);
  return rows;
}
