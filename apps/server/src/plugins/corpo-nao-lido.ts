/**
 * A refusal before the whole body has come ends its connection: what a client goes on sending is read a little, so that
 * it can hear the answer, and no further. HTTP would have the server read all of it first, however long it is.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** More than every body that our own pages send at once: they always hear the answer as such. */
const BYTES_DA_DESPEDIDA = 2 * 1024 * 1024;
const DESPEDIDA_MS = 5_000;

export function registrarCorpoNaoLido(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!temCorpoPelaFrente(request.raw)) return;
    reply.header('connection', 'close');
    despedir(request.raw);
  });
}

function temCorpoPelaFrente(pedido: IncomingMessage): boolean {
  const { 'content-length': bytes = '0', 'transfer-encoding': aosPedacos } = pedido.headers;
  // A request that no network has brought says nothing of it.
  return pedido.complete === false && (aosPedacos !== undefined || Number(bytes) > 0);
}

function despedir(pedido: IncomingMessage): void {
  const conexao = pedido.socket;
  const inicio = conexao.bytesRead;
  const fechar = conexao.destroySoon.bind(conexao);
  // Called once the answer is written. Closing upon what still arrives would take the answer back from the client.
  conexao.destroySoon = () => {
    if (pedido.complete) return fechar();
    conexao.end();
    pedido.once('end', fechar);
    setTimeout(() => conexao.destroy(), DESPEDIDA_MS).unref();
  };
  pedido.unpipe();
  pedido.on('error', () => conexao.destroy());
  pedido.on('data', () => {
    if (conexao.bytesRead - inicio > BYTES_DA_DESPEDIDA) conexao.destroy();
  });
  pedido.resume();
}
