/**
 * The chains prove what stands in them, not that their newest links are still there. So the heads that have moved are
 * written down together, and their digest, dated and signed, goes to a file outside the database and to the log: whoever
 * cuts a chain short has to answer for both.
 */
import { createHash, type KeyObject } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { acharAncoraDeAntesQuebrada } from './ancoras-de-antes.ts';
import { assinarLinha, assinaturaConfere, lerLinhas } from './linhas-de-ancora.ts';

export interface Ancora {
  ancora: number;
  fluxos: number;
  /** Of the anchored links of all chains, in the order of their names. */
  hash: string;
  em: string;
  assinatura: string;
}

export const TAREFA_ANCORAR_AUDITORIA = 'ancorar-auditoria';

export const arquivoDaAncora = (pastaDeDados: string): string =>
  join(pastaDeDados, 'auditoria', 'ancoras.jsonl');

const assinar = (segredo: KeyObject, { ancora, fluxos, hash, em }: Omit<Ancora, 'assinatura'>): string =>
  assinarLinha(segredo, [ancora, fluxos, hash, em]);

/**
 * Writes the heads that moved since the last anchor, and every anchor before it whose line a crash took; answers the
 * newest, or null when none was to be written. It waits for nobody who is deciding.
 */
export async function ancorarCabecas(
  db: Kysely<DB>,
  { pasta, segredo, agora }: { pasta: string; segredo: KeyObject; agora: Date },
): Promise<Ancora | null> {
  const arquivo = arquivoDaAncora(pasta);
  const ate = await juntarCabecas(db);
  let escrita: Ancora | null = null;
  for (let ancora = ultimaEscrita(await lerLinhas<Ancora>(arquivo)) + 1; ancora <= ate; ancora += 1) {
    const { fluxos, hash } = await resumirElos(db, ancora);
    const sem = { ancora, fluxos, hash, em: agora.toISOString() };
    escrita = { ...sem, assinatura: assinar(segredo, sem) };
    await acrescentar(arquivo, escrita);
  }
  return escrita;
}

const ultimaEscrita = (ancoras: readonly Ancora[]) => ancoras.at(-1)?.ancora ?? 0;

/** Number of the newest anchor; 0 before the first. */
function juntarCabecas(db: Kysely<DB>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const ultima = await trx
      .selectFrom('elo_ancorado')
      .select('ancora')
      .orderBy('ancora', 'desc')
      .limit(1)
      .executeTakeFirst();
    const proxima = (ultima?.ancora ?? 0) + 1;
    const { numAffectedRows = 0n } = await sql`
      with movida as (
        select fluxo, elo from cabeca_da_auditoria where elo > ancorado_ate for update skip locked
      ), anotada as (
        update cabeca_da_auditoria c set ancorado_ate = movida.elo from movida where c.fluxo = movida.fluxo)
      insert into elo_ancorado (ancora, fluxo, elo) select ${proxima}, fluxo, elo from movida`.execute(trx);
    return numAffectedRows > 0n ? proxima : proxima - 1;
  });
}

async function acrescentar(arquivo: string, ancora: Ancora): Promise<void> {
  await mkdir(dirname(arquivo), { recursive: true, mode: 0o700 });
  const aberto = await open(arquivo, 'a', 0o600);
  try {
    // On a line of its own, also after one that a crash cut in half.
    await aberto.appendFile(`\n${JSON.stringify(ancora)}\n`);
    await aberto.sync();
  } finally {
    await aberto.close();
  }
}

/** Digest of the links that an anchor speaks of, as they stand now; `faltam` of them are gone. */
async function resumirElos(
  db: Kysely<DB>,
  ancora: number,
): Promise<{ fluxos: number; faltam: number; hash: string }> {
  const resumo = createHash('sha256');
  const contagem = { fluxos: 0, faltam: 0 };
  const elos = await db
    .selectFrom('elo_ancorado as ancorado')
    .leftJoin('auditoria', (juncao) =>
      juncao.onRef('auditoria.fluxo', '=', 'ancorado.fluxo').onRef('auditoria.elo', '=', 'ancorado.elo'),
    )
    .select(['ancorado.fluxo', 'ancorado.elo', 'auditoria.hash'])
    .where('ancorado.ancora', '=', ancora)
    .orderBy(sql`ancorado.fluxo collate "C"`)
    .execute();
  for (const { fluxo, elo, hash } of elos) {
    contagem.fluxos += 1;
    if (hash === null) contagem.faltam += 1;
    resumo.update(`${JSON.stringify([fluxo, elo, hash?.toString('hex') ?? null])}\n`);
  }
  return { ...contagem, hash: resumo.digest('hex') };
}

export type VerificacaoDasAncoras =
  | { confere: true; ancoras: number }
  | { confere: false; ancora: number; motivo: string };

/** Every anchor must be ours, and its links must still be there as they were. */
export async function verificarAncoras(
  db: Kysely<DB>,
  { pasta, segredo }: { pasta: string; segredo: KeyObject },
): Promise<VerificacaoDasAncoras> {
  const ancoras = await lerLinhas<Ancora>(arquivoDaAncora(pasta));
  for (const escrita of ancoras) {
    const { ancora } = escrita;
    if (!assinaturaConfere(escrita.assinatura, assinar(segredo, escrita)))
      return { confere: false, ancora, motivo: 'anchor not signed by this installation' };
    const { fluxos, faltam, hash } = await resumirElos(db, ancora);
    if (faltam > 0 || fluxos < escrita.fluxos)
      return { confere: false, ancora, motivo: 'newest links cut off' };
    if (hash !== escrita.hash) return { confere: false, ancora, motivo: 'a link differs from its anchor' };
  }
  const deAntes = await acharAncoraDeAntesQuebrada(db, { pasta, segredo });
  if (deAntes !== null)
    return {
      confere: false,
      ancora: 0,
      motivo: `link ${deAntes} differs from its anchor of before migration 0360`,
    };
  return { confere: true, ancoras: ancoras.length };
}
