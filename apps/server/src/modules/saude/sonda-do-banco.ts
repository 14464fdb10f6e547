import { sql } from 'kysely';
import type { Contexto } from '../../contexto.ts';

/** Whoever asks whether the server is ready gives up soon, and counts silence as an answer of its own. */
const LIMITE_MS = 2_000;

/** One question at a time, however many ask: a database that hangs must not lose its connections to them as well. */
export function sondaDoBanco({ db }: Pick<Contexto, 'db'>): () => Promise<boolean> {
  let pergunta: Promise<boolean> | null = null;
  return async () => {
    pergunta ??= sql`select 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        pergunta = null;
      });
    let limite: NodeJS.Timeout | undefined;
    const silencio = new Promise<boolean>((resolver) => {
      limite = setTimeout(resolver, LIMITE_MS, false);
    });
    try {
      return await Promise.race([pergunta, silencio]);
    } finally {
      clearTimeout(limite);
    }
  };
}
