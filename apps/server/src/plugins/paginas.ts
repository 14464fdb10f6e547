/** The built web apps: hashed assets cached for ever, pages never, a missing asset is 404 and not a page (PWA-02). */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuracao } from '../config/configuracao.ts';
import { montarProblema, responder } from './erros.ts';

interface Portal {
  /** Path under which the pages live, e.g. `/estudante`. */
  prefixo: string;
  pasta: string;
  pagina: string;
}

const RAIZ = fileURLToPath(new URL('../../../', import.meta.url));

const PORTAIS: readonly Portal[] = [
  { prefixo: '/estudante', pasta: join(RAIZ, 'portal/dist'), pagina: 'estudante.html' },
  { prefixo: '/fiador', pasta: join(RAIZ, 'portal/dist'), pagina: 'fiador.html' },
  { prefixo: '/gestao', pasta: join(RAIZ, 'gestao/dist'), pagina: 'index.html' },
];

export async function registrarPaginas(app: FastifyInstance, configuracao: Configuracao): Promise<void> {
  app.get('/', { schema: { hide: true } }, async (_, reply) => reply.redirect('/estudante'));
  for (const [posicao, portal] of PORTAIS.entries()) {
    if (!existsSync(join(portal.pasta, portal.pagina))) {
      app.log.warn({ portal: portal.prefixo }, 'web app is not built; its pages are not served');
      continue;
    }
    await app.register(fastifyStatic, {
      root: portal.pasta,
      prefix: `${portal.prefixo}/`,
      decorateReply: posicao === 0,
      wildcard: false,
      index: false,
      serve: false,
      preCompressed: true,
    });
    const pagina = carregarPagina(portal, configuracao);
    const responderPagina = async (request: FastifyRequest, reply: FastifyReply) => {
      const caminho = (request.url.split('?')[0] ?? '').slice(portal.prefixo.length + 1);
      if (/\.[a-z0-9]+$/i.test(caminho)) return enviarArquivo(portal, caminho, request, reply);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', comResumos(reply, pagina))
        .send(pagina.html);
    };
    app.get(portal.prefixo, { schema: { hide: true } }, responderPagina);
    app.get(`${portal.prefixo}/*`, { schema: { hide: true } }, responderPagina);
  }
}

interface Pagina {
  html: string;
  scripts: readonly string[];
  estilos: readonly string[];
}

function carregarPagina(portal: Portal, configuracao: Configuracao): Pagina {
  const html = readFileSync(join(portal.pasta, portal.pagina), 'utf8').replaceAll(
    '%PROVEDOR%',
    escapar(configuracao.provedor.nome),
  );
  return {
    html,
    scripts: resumosDe(html, /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g),
    estilos: resumosDe(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

function resumosDe(html: string, padrao: RegExp): readonly string[] {
  return [...html.matchAll(padrao)].map(
    (achado) =>
      `'sha256-${createHash('sha256')
        .update(achado[1] ?? '')
        .digest('base64')}'`,
  );
}

function comResumos(reply: FastifyReply, pagina: Pagina): string {
  const politica = String(reply.getHeader('content-security-policy') ?? '');
  return politica
    .replace("script-src 'self'", ["script-src 'self'", ...pagina.scripts].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...pagina.estilos].join(' '));
}

function escapar(texto: string): string {
  return texto.replace(/[&<>"]/g, (letra) => `&#${letra.charCodeAt(0)};`);
}

function enviarArquivo(
  portal: Portal,
  caminho: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const inteiro = join(portal.pasta, caminho);
  if (!inteiro.startsWith(`${portal.pasta}/`) || !existsSync(inteiro))
    return responder(reply, montarProblema(request, 404, 'Este arquivo não existe.'));
  const comResumoNoNome = caminho.startsWith('assets/');
  return reply.sendFile(caminho, portal.pasta, {
    maxAge: comResumoNoNome ? 31_536_000_000 : 0,
    immutable: comResumoNoNome,
  });
}
