/** Anchors of the one chain that there was before migration 0360: they go on telling on whoever rewrote it. */
import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { assinarLinha, assinaturaConfere, lerLinhas } from './linhas-de-ancora.ts';

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
  for (const { elo, hash, em, assinatura } of await lerLinhas<AncoraDeAntes>(
    join(pasta, 'auditoria', 'cabeca.jsonl'),
  )) {
    if (!assinaturaConfere(assinatura, assinarLinha(segredo, [elo, hash, em]))) return elo;
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
