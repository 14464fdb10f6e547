/** Rows of contracts and signatures that are not as the product wrote them (ADR 0144). */
import type { KeyObject } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { chaveDoLacre } from '../../banco/lacre.ts';

export const TABELAS_LACRADAS = [
  'contrato',
  'contrato_parte',
  'contrato_uso',
  'contrato_parcela',
  'contrato_texto',
  'envelope',
  'assinante',
] as const satisfies readonly (keyof DB)[];

export interface LinhaMudada {
  tabela: (typeof TABELAS_LACRADAS)[number];
  /** The row's own key, as text. */
  linha: string;
}

const NO_MAXIMO = 100;

/** At most a hundred of each table: who has changed more is not found by reading on. */
export async function conferirLacres(
  trx: Transaction<DB>,
  segredo: KeyObject,
): Promise<readonly LinhaMudada[]> {
  // As the trigger reads them.
  await sql`set local timezone to 'UTC'`.execute(trx);
  await sql`set local bytea_output to 'hex'`.execute(trx);
  const mudadas: LinhaMudada[] = [];
  for (const tabela of TABELAS_LACRADAS) {
    const { rows } = await sql<{ linha: string }>`
      select coalesce(linha->>'id', concat_ws('/', linha->>'contrato_id',
        coalesce(linha->>'posicao', linha->>'numero', linha->>'edicao'))) as linha
      from ${sql.table(tabela)} t, lateral to_jsonb(t) linha
      where t.lacre is distinct from lacre_de(linha, ${chaveDoLacre(segredo)})
      limit ${NO_MAXIMO}`.execute(trx);
    for (const { linha } of rows) mudadas.push({ tabela, linha });
  }
  return mudadas;
}
