/**
 * Rows of a contract and its signature, one byte of which is changed as whoever has the database could: past the triggers. What
 * the database itself refuses is no change, and another one is drawn.
 */
import type { KeyObject } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../apps/server/src/banco/esquema.gerado.ts';
import type { Contexto } from '../../apps/server/src/contexto.ts';
import { conferirEnvelopes } from '../../apps/server/src/modules/assinatura/conferir-envelopes.ts';
import { conferirLacres } from '../../apps/server/src/modules/auditoria/conferir-lacres.ts';

const TABELAS = [
  'contrato',
  'contrato_parte',
  'contrato_uso',
  'contrato_parcela',
  'contrato_texto',
  'envelope',
  'assinante',
  'evidencia',
] as const;

const DESFAZER = Symbol('undo');

/** A number below so many. */
export type Sortear = (ate: number) => number;

export interface DasLinhas {
  achadas: number;
  /** What no check found, by table and column. */
  escaparam: string[];
  recusadas: number;
  porTabela: Readonly<Record<string, number>>;
}

export async function mudarLinhas(
  { db, gateways, segredo }: Pick<Contexto, 'db' | 'gateways' | 'segredo'>,
  quantas: number,
  sortear: Sortear,
): Promise<DasLinhas> {
  const colunas = await colunasDe(db);
  const contagem = { achadas: 0, recusadas: 0 };
  const escaparam: string[] = [];
  const porTabela: Record<string, number> = {};
  let feitas = 0;
  while (feitas < quantas) {
    const tabela = TABELAS[sortear(TABELAS.length)] ?? 'contrato';
    const daTabela = colunas.get(tabela) ?? [];
    const coluna = daTabela[sortear(daTabela.length)] ?? 'id';
    let achada: boolean | null = null;
    await db
      .transaction()
      .execute(async (trx) => {
        await sql`set local session_replication_role = replica`.execute(trx);
        if (!(await mudarUma(trx, tabela, coluna, sortear))) throw DESFAZER;
        achada = await foiAchada(trx, { gateways, segredo });
        throw DESFAZER;
      })
      .catch((erro: unknown) => {
        // Not of its type, or against a check: the database takes no such row.
        if (erro !== DESFAZER && !isDoBanco(erro)) throw erro;
      });
    if (achada === null) {
      contagem.recusadas += 1;
      continue;
    }
    feitas += 1;
    porTabela[tabela] = (porTabela[tabela] ?? 0) + 1;
    if (achada) contagem.achadas += 1;
    else escaparam.push(`${tabela}.${coluna}`);
  }
  return { ...contagem, escaparam, porTabela };
}

const isDoBanco = (erro: unknown): boolean =>
  erro instanceof Error && 'code' in erro && /^(22|23|42|P0)/.test(String(erro.code));

async function colunasDe(db: Contexto['db']): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ tabela: string; coluna: string }>`
    select table_name as tabela, column_name as coluna from information_schema.columns
    where table_schema = 'public' and table_name = any(${[...TABELAS]}::text[])
    order by table_name, ordinal_position`.execute(db);
  const mapa = new Map<string, string[]>();
  for (const { tabela, coluna } of rows) mapa.set(tabela, [...(mapa.get(tabela) ?? []), coluna]);
  return mapa;
}

/** False where the row has nothing there. */
async function mudarUma(
  trx: Transaction<DB>,
  tabela: string,
  coluna: string,
  sortear: Sortear,
): Promise<boolean> {
  const dito = sql<string>`jsonb_strip_nulls(to_jsonb(${sql.ref(coluna)}))::text`;
  const { rows } = await sql<{ linha: string; valor: string | null; dito: string | null }>`
    select ctid::text as linha, ${sql.ref(coluna)}::text as valor, ${dito} as dito
    from ${sql.table(tabela)} order by ctid`.execute(trx);
  const uma = rows[sortear(rows.length)];
  if (!uma?.valor) return false;
  const mudado = comOutroByte(uma.valor, sortear);
  const { rows: depois } = await sql<{ dito: string | null }>`
    update ${sql.table(tabela)} set ${sql.ref(coluna)} = ${sql.raw(literal(mudado))}
    where ctid = ${uma.linha}::tid returning ${dito} as dito`.execute(trx);
  // Another spelling of the same thing is no change, nor is another name of a member that says nothing (ADR 0144).
  return depois[0]?.dito !== uma.dito;
}

/** Of the unknown type, so that the column's own reads it. */
const literal = (texto: string) => `'${texto.replaceAll("'", "''")}'`;

/** A digit becomes another digit, a letter another letter: more of the changes are such as the database takes. */
function comOutroByte(valor: string, sortear: Sortear): string {
  const onde = sortear(valor.length);
  const antes = valor[onde] ?? '';
  const alfabeto = /\d/.test(antes) ? '0123456789' : 'abcdefghijklmnopqrstuvwxyz';
  const outras = [...alfabeto].filter((letra) => letra !== antes.toLowerCase());
  return valor.slice(0, onde) + (outras[sortear(outras.length)] ?? 'x') + valor.slice(onde + 1);
}

/** By what `npm run audit:verify` runs. */
async function foiAchada(
  trx: Transaction<DB>,
  { gateways, segredo }: { gateways: Contexto['gateways']; segredo: KeyObject },
): Promise<boolean> {
  if ((await conferirLacres(trx, segredo)).length > 0) return true;
  return (await conferirEnvelopes(trx, gateways.cofre)).falhas.length > 0;
}
