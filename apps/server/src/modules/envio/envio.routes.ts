/**
 * Resumable uploads by the tus protocol, below /api/envios. The protocol has its own verbs and headers, so these
 * addresses are not entries of packages/api; what they give is the id that salvarDocumento takes.
 */
import { PassThrough, Readable } from 'node:stream';
import { LIMITE_DE_BYTES } from '@credito/domain/documento/formatos';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contexto } from '../../contexto.ts';
import { exigirSessao, type SessaoDeConta } from '../../plugins/sessao.ts';
import { ArmazemDeEnvios, contaDoPedido } from './armazem-de-envios.ts';
import { idDoEnvio } from './id-do-envio.ts';
import { falhaDoEnvio, recusaDoProtocolo } from './recusas-do-protocolo.ts';

const CAMINHO = '/api/envios';
const ENVIO = {
  permissao: 'conta-propria',
  chave: `POST ${CAMINHO}`,
  resumo: 'Envia um arquivo em partes',
} as const;
const TIPO_DA_PARTE = 'application/offset+octet-stream';

export async function registrarEnvio(app: FastifyInstance, contexto: Contexto): Promise<void> {
  const tus = new Server({
    path: CAMINHO,
    datastore: new ArmazemDeEnvios(contexto),
    maxSize: LIMITE_DE_BYTES,
    relativeLocation: true,
    namingFunction: (pedido) =>
      idDoEnvio(contexto.segredo, contaDoPedido.getStore() ?? '', pedido.headers.get('idempotency-key')),
    onResponseError: (_pedido, erro) => {
      throw falhaDoEnvio(erro);
    },
  });
  await app.register(async (escopo) => {
    // The bytes are read by the protocol's handler.
    escopo.removeAllContentTypeParsers();
    escopo.addContentTypeParser(TIPO_DA_PARTE, (_request, _corpo, pronto) => pronto(null));
    escopo.addContentTypeParser('*', (_request, _corpo, pronto) => pronto(null));
    const contas = new WeakMap<FastifyRequest, string>();
    const corpos = new WeakMap<FastifyRequest, Readable>();
    escopo.addHook('onRequest', async (request) => {
      corpos.set(request, ateOndeVier(request.raw));
      const sessao = (await exigirSessao(contexto, ENVIO, request)) as SessaoDeConta;
      contas.set(request, sessao.contaId);
    });
    const atender = (request: FastifyRequest, reply: FastifyReply) =>
      contaDoPedido.run(contas.get(request) ?? '', () => responder(tus, request, reply, corpos.get(request)));
    escopo.route({ method: 'POST', url: CAMINHO, schema: { hide: true }, handler: atender });
    escopo.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${CAMINHO}/:id`,
      schema: { hide: true },
      handler: atender,
    });
  });
}

/** Bytes of a request that are held before somebody reads them. */
const BYTES_EM_ESPERA = 512 * 1024;

/**
 * The body as far as it comes. A connection that breaks would throw away what was received and not yet read: here
 * it only ends the body, so that the part is kept and the sender goes on after it.
 */
function ateOndeVier(corpo: Readable): Readable {
  const recebido = new PassThrough({ highWaterMark: BYTES_EM_ESPERA });
  corpo.on('error', () => recebido.end());
  corpo.on('close', () => recebido.end());
  corpo.pipe(recebido);
  return recebido;
}

async function responder(
  tus: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  corpo: Readable | undefined,
): Promise<FastifyReply> {
  const temCorpo = corpo !== undefined && (request.method === 'PATCH' || request.method === 'POST');
  const base = { method: request.method, headers: new Headers(request.headers as Record<string, string>) };
  const endereco = new URL(request.url, 'http://localhost');
  // The browser's types know nothing of `duplex`, without which a stream is refused.
  const comCorpo: RequestInit & { duplex: 'half' } = {
    ...base,
    body: temCorpo ? (Readable.toWeb(corpo) as NonNullable<RequestInit['body']>) : null,
    duplex: 'half',
  };
  const pedido = new Request(endereco, temCorpo ? comCorpo : base);
  const resposta = await tus.handleWeb(pedido);
  reply.code(resposta.status);
  for (const [nome, valor] of resposta.headers)
    if (resposta.ok || !nome.startsWith('content-')) reply.header(nome, valor);
  if (resposta.status >= 400) throw recusaDoProtocolo(resposta.status);
  const texto = await resposta.text();
  return reply.send(texto === '' ? undefined : texto);
}
