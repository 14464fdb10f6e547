/** What comes before any route: addresses as people and programs mangle them, and requests that are no HTTP. */

import { type Server, STATUS_CODES } from 'node:http';
import { tipoDoErro } from '@credito/api/erros';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { ErroDeAplicacao, muitosAcessos, nomeDoStatus } from '../erros.ts';
import { montarProblema, responder } from './erros.ts';

/** A whole photograph over the slowest mobile network; a body that trickles for longer is nobody's. */
const MAXIMO_DO_PEDIDO_MS = 10 * 60_000;

const MAXIMO_DOS_CABECALHOS_MS = 15_000;

/** For the answer to a request that is none to arrive, and for what was sent beside it. */
const DESPEDIDA_MS = 5_000;

/** A server that is being replaced is back in seconds. */
const ESPERA_DE_QUEM_CHEGA_TARDE_SEGUNDOS = 5;

/** Spec 2 section 7 writes a path with a slash at its end; only the page of the documentation needs one. */
const semBarraFinal = (url: string) =>
  url.startsWith('/api/docs') ? url : url.replace(/^(\/api\/[^?]*[^/?])\/+(?=\?|$)/, '$1');

/** A link that was cut within an escape ("%C3%A") is an address that does not exist, and answered like any other. */
function comEscapesInteiros(url: string): string {
  const [caminho = ''] = url.split('?', 1);
  try {
    decodeURIComponent(caminho);
    return url;
  } catch {
    return `${caminho.replaceAll('%', '%25')}${url.slice(caminho.length)}`;
  }
}

interface Recusa {
  status: number;
  message: string;
}

const RECUSAS: Readonly<Record<string, Recusa>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: 'O pedido enviado é grande demais. Limpe os dados deste site no navegador e tente novamente.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'O pedido demorou demais para chegar. Tente novamente.' },
  FST_ERR_MAX_PARAM_LENGTH: { status: 414, message: 'O endereço pedido é longo demais.' },
};
const RECUSA: Recusa = { status: 400, message: 'O pedido enviado não é válido.' };
const SEM_PROMESSA: Recusa = {
  status: 417,
  message: 'Este servidor não atende ao que o pedido espera no cabeçalho Expect.',
};

/** Where no request exists yet to be told of. */
function corpoDaRecusa({ status, message }: Recusa): string {
  return JSON.stringify({
    type: tipoDoErro(nomeDoStatus(status)),
    title: 'Pedido inválido',
    status,
    message,
    errors: [message],
  });
}

const PROBLEMA = 'application/problem+json; charset=utf-8';

export const OPCOES_DO_PROTOCOLO = {
  requestTimeout: MAXIMO_DO_PEDIDO_MS,
  rewriteUrl: ({ url = '/' }) => comEscapesInteiros(semBarraFinal(url)),
  // What Node and Fastify would refuse by themselves, in English and in a form of their own, is refused below.
  // Headers are short: whoever sends them drop by drop holds a connection for nobody (attack S16).
  http: {
    requireHostHeader: false,
    headersTimeout: MAXIMO_DOS_CABECALHOS_MS,
    connectionsCheckingInterval: 5_000,
  },
  return503OnClosing: false,
  frameworkErrors(erro, request, reply) {
    const { status, message } = RECUSAS[erro.code] ?? RECUSA;
    reply.header('cache-control', 'no-store');
    responder(reply, montarProblema(request, status, message));
  },
  clientErrorHandler(erro, conexao) {
    if (erro.code === 'ECONNRESET') conexao.destroy();
    // Answered already: what still arrives is read and forgotten, since closing upon it would take the answer back.
    if (!conexao.writable) return;
    const recusa = RECUSAS[erro.code] ?? RECUSA;
    const corpo = corpoDaRecusa(recusa);
    conexao.end(
      `HTTP/1.1 ${recusa.status} ${STATUS_CODES[recusa.status]}\r\n` +
        `Content-Type: ${PROBLEMA}\r\n` +
        `Content-Length: ${Buffer.byteLength(corpo)}\r\nConnection: close\r\n\r\n${corpo}`,
    );
    setTimeout(() => conexao.destroy(), DESPEDIDA_MS).unref();
  },
} satisfies FastifyHttpOptions<Server>;

/** Before every other hook: a request that names no host, one that expects what nobody keeps, one that comes too late. */
export function registrarProtocolo(app: FastifyInstance): void {
  let fechando = false;
  app.addHook('preClose', async () => {
    fechando = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (fechando) {
      reply.header('connection', 'close');
      throw muitosAcessos(ESPERA_DE_QUEM_CHEGA_TARDE_SEGUNDOS);
    }
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined)
      throw new ErroDeAplicacao(RECUSA.status, RECUSA.message);
  });
  app.server.on('checkExpectation', (_, resposta) => {
    const corpo = corpoDaRecusa(SEM_PROMESSA);
    resposta.writeHead(SEM_PROMESSA.status, {
      'content-type': PROBLEMA,
      'content-length': Buffer.byteLength(corpo),
      connection: 'close',
    });
    resposta.end(corpo);
  });
}
