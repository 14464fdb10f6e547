/**
 * The chain proves what stands in it, not that its newest links are still there. So its head is written, dated and
 * signed, to a file outside the database and to the log: whoever cuts the chain short has to answer for both.
 */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

export interface Ancora {
  elo: number;
  hash: string;
  em: string;
  assinatura: string;
}

export const TAREFA_ANCORAR_AUDITORIA = 'ancorar-auditoria';

export const arquivoDaAncora = (pastaDeDados: string): string =>
  join(pastaDeDados, 'auditoria', 'cabeca.jsonl');

function assinar(segredo: KeyObject, { elo, hash, em }: Pick<Ancora, 'elo' | 'hash' | 'em'>): string {
  return createHmac('sha256', segredo).update(`ancora-da-auditoria/${elo}/${hash}/${em}`).digest('hex');
}

/** Writes the newest link; null when it stands in the file already, or there is none yet. */
export async function ancorarCabeca(
  db: Kysely<DB>,
  { pasta, segredo, agora }: { pasta: string; segredo: KeyObject; agora: Date },
): Promise<Ancora | null> {
  const cabeca = await db
    .selectFrom('auditoria')
    .select(['elo', 'hash'])
    .where('elo', 'is not', null)
    .orderBy('elo', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!cabeca?.elo || !cabeca.hash) return null;
  const arquivo = arquivoDaAncora(pasta);
  const ultima = (await lerAncoras(arquivo)).at(-1);
  if (ultima && ultima.elo >= cabeca.elo) return null;
  const sem = { elo: cabeca.elo, hash: cabeca.hash.toString('hex'), em: agora.toISOString() };
  const ancora = { ...sem, assinatura: assinar(segredo, sem) };
  await mkdir(dirname(arquivo), { recursive: true, mode: 0o700 });
  const aberto = await open(arquivo, 'a', 0o600);
  try {
    await aberto.appendFile(`${JSON.stringify(ancora)}\n`);
    await aberto.sync();
  } finally {
    await aberto.close();
  }
  return ancora;
}

/** A last line that a crash cut in half proves nothing and is passed over. */
async function lerAncoras(arquivo: string): Promise<readonly Ancora[]> {
  const texto = await readFile(arquivo, 'utf8').catch((erro: NodeJS.ErrnoException) => {
    if (erro.code === 'ENOENT') return '';
    throw erro;
  });
  return texto
    .split('\n')
    .slice(0, -1)
    .map((linha) => JSON.parse(linha) as Ancora);
}

export type VerificacaoDasAncoras =
  | { confere: true; ancoras: number; ate: number }
  | { confere: false; elo: number; motivo: string };

/** Every anchor must be ours, and its link must still be there as it was. */
export async function verificarAncoras(
  db: Kysely<DB>,
  { pasta, segredo }: { pasta: string; segredo: KeyObject },
): Promise<VerificacaoDasAncoras> {
  const ancoras = await lerAncoras(arquivoDaAncora(pasta));
  let ate = 0;
  for (const ancora of ancoras) {
    const esperada = Buffer.from(assinar(segredo, ancora), 'hex');
    const dada = Buffer.from(ancora.assinatura, 'hex');
    if (dada.length !== esperada.length || !timingSafeEqual(dada, esperada))
      return { confere: false, elo: ancora.elo, motivo: 'anchor not signed by this installation' };
    const linha = await db
      .selectFrom('auditoria')
      .select('hash')
      .where('elo', '=', ancora.elo)
      .executeTakeFirst();
    if (!linha) return { confere: false, elo: ancora.elo, motivo: 'newest links cut off' };
    if (linha.hash?.toString('hex') !== ancora.hash)
      return { confere: false, elo: ancora.elo, motivo: 'link differs from its anchor' };
    ate = ancora.elo;
  }
  return { confere: true, ancoras: ancoras.length, ate };
}
