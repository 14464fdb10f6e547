/** Which tables are read from end to end. */
import { type Kysely, sql } from 'kysely';
import type { Banco } from '../../src/banco/conectar.ts';
import type { DB } from '../../src/banco/esquema.gerado.ts';
import { conectarParaEnsaio } from './ensaio.ts';

/**
 * With `enable_seqscan` off PostgreSQL reads a table from end to end only where no index serves the question, however few
 * rows a test has; subplans are chosen by their cost alone. Set from the start: plans are kept, those of foreign keys
 * among them.
 */
export function conectarSemLeiturasInteiras(url: string): Banco {
  const comAjuste = new URL(url);
  comAjuste.searchParams.set('options', '-c enable_seqscan=off -c seq_page_cost=1000000');
  return conectarParaEnsaio(comAjuste.href);
}

/** Few rows that staff write by hand, a table of one row, or a library's own; and the mailbox of the demonstration. */
const PODEM_SER_LIDAS = new Set([
  'bolsa',
  'campanha',
  'curso',
  'instituicao',
  'operador',
  'periodo_de_atualizacao',
  'saude_do_pagamento',
  'mensagem',
  '_private_jobs',
]);

/** In the transaction of `fazer`: runs it and tells what it read from end to end. */
export async function lendoInteiras<T>(
  db: Kysely<DB>,
  fazer: () => Promise<T>,
): Promise<{ valor: T; inteiras: readonly string[] }> {
  const antes = await leiturasInteiras(db);
  const valor = await fazer();
  const depois = await leiturasInteiras(db);
  const inteiras = [...depois]
    .filter(([tabela, vezes]) => vezes > (antes.get(tabela) ?? 0) && !PODEM_SER_LIDAS.has(tabela))
    .map(([tabela]) => tabela);
  return { valor, inteiras };
}

async function leiturasInteiras(db: Kysely<DB>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ relname: string; seq_scan: string }>`
    select relname, seq_scan from pg_stat_xact_user_tables where seq_scan > 0
  `.execute(db);
  return new Map(rows.map(({ relname, seq_scan }) => [relname, Number(seq_scan)]));
}
