/** What comes before any route: addresses as people and programs mangle them, and requests that are no HTTP. */
import { STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';

/** A whole photograph over the slowest mobile network; a body that trickles for longer is nobody's. */
const MAXIMO_DO_PEDIDO_MS = 10 * 60_000;

/** For the answer to a request that is none to arrive, and for what was sent beside it. */
const DESPEDIDA_MS = 5_000;

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

const RECUSAS: Readonly<Record<string, { status: number; message: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: 'O pedido enviado é grande demais. Limpe os dados deste site no navegador e tente novamente.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'O pedido demorou demais para chegar. Tente novamente.' },
};
const RECUSA = { status: 400, message: 'O pedido enviado não é válido.' };

export const OPCOES_DO_PROTOCOLO = {
  requestTimeout: MAXIMO_DO_PEDIDO_MS,
  rewriteUrl: ({ url = '/' }) => comEscapesInteiros(semBarraFinal(url)),
  clientErrorHandler(erro, conexao) {
    if (erro.code === 'ECONNRESET') conexao.destroy();
    // Answered already: what still arrives is read and forgotten, since closing upon it would take the answer back.
    if (!conexao.writable) return;
    const { status, message } = RECUSAS[erro.code] ?? RECUSA;
    const corpo = JSON.stringify({
      type: 'about:blank',
      title: 'Pedido inválido',
      status,
      message,
      errors: [message],
    });
    conexao.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n` +
        'Content-Type: application/problem+json; charset=utf-8\r\n' +
        `Content-Length: ${Buffer.byteLength(corpo)}\r\nConnection: close\r\n\r\n${corpo}`,
    );
    setTimeout(() => conexao.destroy(), DESPEDIDA_MS).unref();
  },
} satisfies FastifyServerOptions;
