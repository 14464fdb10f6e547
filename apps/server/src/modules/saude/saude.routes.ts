import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Contexto } from '../../contexto.ts';

/** Liveness and readiness, for whoever runs the server. */
export function registrarSaude(app: FastifyInstance, contexto: Contexto): void {
  app.get('/saude', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/pronto', { schema: { hide: true } }, async (_, reply) => {
    try {
      await sql`select 1`.execute(contexto.db);
      return { status: 'pronto' };
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 'banco de dados indisponível' });
    }
  });
}
