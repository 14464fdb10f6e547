import type { FastifyReply } from 'fastify';

/** Aborted when whoever asked is gone before the answer: what is done only for them may end. */
export function saidaDoCliente(reply: FastifyReply): AbortSignal {
  const saida = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) saida.abort();
  });
  return saida.signal;
}
