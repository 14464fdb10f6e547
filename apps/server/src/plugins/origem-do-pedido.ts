/**
 * A call that changes something and that a page of another site made is refused (ADR 0086). SameSite=Strict keeps the
 * cookies from such a page already; this holds where a browser, a subdomain or a later setting fails at it.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Configuracao } from '../config/configuracao.ts';
import { enderecoLocal } from '../config/endereco-local.ts';
import { ErroDeAplicacao } from '../erros.ts';

const QUE_SO_LEEM: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** `none`: no page, such as an address typed by hand. */
const DO_PROPRIO_SITE: readonly string[] = ['same-origin', 'none'];

export function registrarOrigemDoPedido(app: FastifyInstance, { servidor }: Configuracao): void {
  const propria = new URL(servidor.publicUrl);
  app.addHook('onRequest', async (request) => {
    if (QUE_SO_LEEM.includes(request.method)) return;
    if (daNossaPagina(request, propria)) return;
    throw new ErroDeAplicacao(
      403,
      `Este pedido não veio do nosso site. Abra ${propria.origin} e tente novamente.`,
    );
  });
}

/**
 * Every browser in use says where a changing call comes from, and no page can make it say something else; a client that
 * says nothing is no browser, and nobody's cookies are lent to it.
 */
function daNossaPagina({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, propria: URL): boolean {
  const { origin: origem, 'sec-fetch-site': site } = headers;
  if (site !== undefined && !DO_PROPRIO_SITE.includes(String(site))) return false;
  if (origem === undefined) return true;
  // What a form of a page without referrer says of itself; the header beside it, where there is one, has spoken.
  if (origem === 'null') return site !== undefined;
  return origensIguais(origem, propria) || origemSemHttps(origem, propria, host);
}

const lerOrigem = (origem: string) => (URL.canParse(origem) ? new URL(origem) : null);

const origensIguais = (origem: string, propria: URL) => lerOrigem(origem)?.origin === propria.origin;

/** Without https nothing real is at stake: the address in the bar counts, and a page server beside this one (vite). */
function origemSemHttps(origem: string, propria: URL, host: string): boolean {
  const recebida = lerOrigem(origem);
  if (!recebida || propria.protocol === 'https:') return false;
  if (recebida.host === host) return true;
  return enderecoLocal(propria.hostname) && enderecoLocal(recebida.hostname);
}
