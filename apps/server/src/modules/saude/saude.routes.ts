import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Contexto } from '../../contexto.ts';

/** Whoever asks whether the server is ready gives up soon, and counts silence as an answer of its own. */
const LIMITE_MS = 2_000;

/** Liveness and readiness, for whoever runs the server. */
export function registrarSaude(app: FastifyInstance, contexto: Contexto): void {
  const bancoResponde = sondaDoBanco(contexto);
  app.get('/saude', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/pronto', { schema: { hide: true } }, async (_, reply) => {
    if (await bancoResponde()) return { status: 'pronto' };
    return reply.code(503).header('retry-after', '5').send({ status: 'banco de dados indisponível' });
  });
}

/** One question at a time, however many ask: a database that hangs must not lose its connections to them as well. */
function sondaDoBanco({ db }: Contexto): () => Promise<boolean> {
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
