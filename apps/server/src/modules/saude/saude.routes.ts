import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../../contexto.ts';
import { sondaDoBanco } from './sonda-do-banco.ts';

/** Liveness and readiness, for whoever runs the server. */
export function registrarSaude(app: FastifyInstance, contexto: Contexto): void {
  const bancoResponde = sondaDoBanco(contexto);
  app.get('/saude', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/pronto', { schema: { hide: true } }, async (_, reply) => {
    if (await bancoResponde()) return { status: 'pronto' };
    return reply.code(503).header('retry-after', '5').send({ status: 'banco de dados indisponível' });
  });
}
