/** Anchors of the one chain that there was before migration 0360: they go on telling on whoever rewrote it. */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

interface AncoraDeAntes {
  elo: number;
  hash: string;
  em: string;
  assinatura: string;
}

/** Link of the first anchor that does not agree, or null. */
export async function acharAncoraDeAntesQuebrada(
  db: Kysely<DB>,
  { pasta, segredo }: { pasta: string; segredo: KeyObject },
): Promise<number | null> {
  const texto = await readFile(join(pasta, 'auditoria', 'cabeca.jsonl'), 'utf8').catch(() => '');
  for (const linha of texto.split('\n').slice(0, -1)) {
    const { elo, hash, em, assinatura } = JSON.parse(linha) as AncoraDeAntes;
    const esperada = createHmac('sha256', segredo)
      .update(`ancora-da-auditoria/${elo}/${hash}/${em}`)
      .digest();
    const dada = Buffer.from(assinatura, 'hex');
    if (dada.length !== esperada.length || !timingSafeEqual(dada, esperada)) return elo;
    const guardado = await db
      .selectFrom('auditoria')
      .select('hash')
      .where('fluxo', '=', 'geral')
      .where('elo', '=', elo)
      .executeTakeFirst();
    if (guardado?.hash?.toString('hex') !== hash) return elo;
  }
  return null;
}
