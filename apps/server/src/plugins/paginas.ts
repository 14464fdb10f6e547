/**
 * The built web apps: hashed assets cached for ever, pages never, a missing asset is 404 and not a page (PWA-02). Pages
 * are put together at the start, and again when what they say has changed: they say the provider's name and what a credit
 * costs, and the start of the portals, and the simulator, arrive drawn.
 */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { telaDoEndereco } from '@credito/domain/conta/telas';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { configuracaoPublica } from '../modules/configuracao/configuracao-publica.ts';
import { registrarArquivosDaRaiz } from './arquivos-da-raiz.ts';
import { montarProblema, responder } from './erros.ts';
import { criarIcones, ICONES, type Icones, type NomeDeIcone } from './icones.ts';
import { registrarLogo } from './logo.ts';
import { manifesto } from './manifesto.ts';
import { manterPaginas } from './manter-paginas.ts';
import {
  carregarPaginaDaAssinatura,
  carregarPaginas,
  PAGINA_DA_ASSINATURA,
  type Pagina,
  PORTAIS,
  type Portal,
  telasDoPortal,
} from './montar-paginas.ts';
import { PERMISSOES_COM_CAMERA, TIPOS_CONFIAVEIS } from './seguranca.ts';

const DIA_SEGUNDOS = 86_400;

export async function registrarPaginas(
  app: FastifyInstance,
  contexto: Contexto,
  portais: readonly Portal[] = PORTAIS,
): Promise<void> {
  app.get('/', { schema: { hide: true } }, async (_, reply) => reply.redirect('/estudante'));
  registrarArquivosDaRaiz(app, contexto);
  registrarLogo(app, contexto);
  const icones = criarIcones(contexto.configuracao, contexto.gateways.logo);
  app.addHook('onClose', () => icones.encerrar());
  for (const [posicao, portal] of portais.entries()) {
    if (!existsSync(join(portal.pasta, portal.pagina))) {
      app.log.warn({ portal: portal.nome }, 'web app is not built; its pages are not served');
      continue;
    }
    await app.register(fastifyStatic, {
      root: portal.pasta,
      prefix: `/${portal.nome}/`,
      decorateReply: posicao === 0,
      wildcard: false,
      index: false,
      serve: false,
      preCompressed: true,
    });
    await registrarPortal(app, portal, contexto, icones);
  }
  await registrarPaginaDaAssinatura(app, contexto);
}

/** Nothing of others runs there: neither chat nor measuring. */
async function registrarPaginaDaAssinatura(app: FastifyInstance, contexto: Contexto): Promise<void> {
  const { pasta, pagina: modelo, enderecos } = PAGINA_DA_ASSINATURA;
  if (!existsSync(join(pasta, modelo))) return;
  const pagina = await carregarPaginaDaAssinatura(await configuracaoPublica(contexto));
  for (const endereco of enderecos)
    for (const padrao of [endereco, `${endereco}/*`])
      app.get(padrao, { schema: { hide: true } }, async (request, reply) =>
        responderPagina(request, reply, pagina, []),
      );
}

async function registrarPortal(
  app: FastifyInstance,
  portal: Portal,
  contexto: Contexto,
  icones: Icones,
): Promise<void> {
  const paginas = await manterPaginas({
    buscar: () => configuracaoPublica(contexto),
    montar: (publica) => carregarPaginas(portal, publica),
    aoFalhar: (erro) => app.log.error({ err: erro, portal: portal.nome }, 'pages could not be renewed'),
  });
  const deFora = origensDeFora(portal, contexto);
  const telas = telasDoPortal(portal);
  const esconder = { schema: { hide: true } };
  // Documents are photographed in the portals, and nowhere else.
  const comCamera = (reply: FastifyReply) =>
    portal.instalavel ? reply.header('permissions-policy', PERMISSOES_COM_CAMERA) : reply;
  const base = `/${portal.nome}`;
  for (const endereco of [base, `${base}/`])
    app.get(endereco, esconder, async (request, reply) =>
      responderPagina(request, comCamera(reply), paginas().entrada, deFora),
    );
  if (paginas().simulador)
    app.get(`${base}/simulador`, esconder, async (request, reply) =>
      responderPagina(request, comCamera(reply), paginas().simulador ?? paginas().outras, deFora),
    );
  if (portal.instalavel) {
    app.get(`${base}/sem-conexao`, esconder, async (request, reply) =>
      responderPagina(request, comCamera(reply), paginas().semConexao, deFora),
    );
    app.get(`${base}/manifest.webmanifest`, esconder, async (_, reply) =>
      reply
        .type('application/manifest+json')
        .header('cache-control', 'no-cache')
        .send(manifesto(portal.nome, contexto.configuracao)),
    );
    for (const nome of Object.keys(ICONES) as NomeDeIcone[])
      app.get(`${base}/icones/${nome}.png`, esconder, async (_, reply) =>
        reply
          .type('image/png')
          .header('cache-control', `public, max-age=${DIA_SEGUNDOS}`)
          .send(await icones.desenhar(nome, portal.nome)),
      );
  }
  app.get(`${base}/*`, esconder, async (request, reply) => {
    const caminho = (request.url.split('?')[0] ?? '').slice(base.length + 1);
    if (/\.[a-z0-9]+$/i.test(caminho)) return enviarArquivo(portal, caminho, request, reply);
    // The page is drawn all the same, and says that there is no such screen.
    if (telas && telaDoEndereco(telas, `/${caminho}`) === undefined) reply.code(404);
    return responderPagina(request, comCamera(reply), paginas().outras, deFora);
  });
}

function responderPagina(
  request: FastifyRequest,
  reply: FastifyReply,
  pagina: Pagina,
  deFora: readonly string[],
): FastifyReply {
  const aceita = String(request.headers['accept-encoding'] ?? '');
  const comBrotli = /\bbr\b/.test(aceita);
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('content-security-policy', politicaDaPagina(reply, pagina, deFora));
  return comBrotli ? reply.header('content-encoding', 'br').send(pagina.comprimida) : reply.send(pagina.html);
}

/** Where a script of somebody else fetches, draws and frames. */
const DIRETIVAS_DE_FORA = /^(?:script|img|connect|frame)-src /;

const nomeDa = (diretiva: string) => diretiva.split(' ', 1)[0] ?? '';

function politicaDaPagina(reply: FastifyReply, pagina: Pagina, deFora: readonly string[]): string {
  const politica = String(reply.getHeader('content-security-policy') ?? '')
    .replace("script-src 'self'", ["script-src 'self'", ...pagina.scripts].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...pagina.estilos].join(' '));
  return (
    politica
      .split(';')
      // Scripts of others write markup as they please, and would stop at the first line.
      .filter((diretiva) => deFora.length === 0 || !Object.keys(TIPOS_CONFIAVEIS).includes(nomeDa(diretiva)))
      .map((diretiva) => (DIRETIVAS_DE_FORA.test(diretiva) ? [diretiva, ...deFora].join(' ') : diretiva))
      .join(';')
  );
}

/**
 * The configured chat and tracking scripts; the screens load them after consent, on their own few pages. The people of
 * the back office see everybody's data: nothing of others runs there.
 */
function origensDeFora(portal: Portal, { configuracao: { provedor } }: Contexto): readonly string[] {
  if (portal.nome === 'gestao') return [];
  const scripts = [provedor.chatScriptUrl, provedor.rastreamentoScriptUrl];
  return [...new Set(scripts.flatMap((script) => (script ? [new URL(script).origin] : [])))];
}

function enviarArquivo(
  portal: Portal,
  caminho: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const inteiro = join(portal.pasta, caminho);
  // What begins with a dot is the build's own: the mark of its sources, the code that draws the login.
  const escondido = inteiro.slice(portal.pasta.length).includes(`${sep}.`);
  const pagina = caminho.endsWith('.html');
  if (!inteiro.startsWith(`${portal.pasta}${sep}`) || escondido || pagina || !existsSync(inteiro))
    return responder(reply, montarProblema(request, 404, 'Este arquivo não existe.'));
  const comResumoNoNome = caminho.startsWith('assets/');
  return reply.sendFile(caminho, portal.pasta, {
    maxAge: comResumoNoNome ? 31_536_000_000 : 0,
    immutable: comResumoNoNome,
  });
}
