/** The screens as `npm run dev` shows them: both web apps by Vite from their sources, everything else by the server. */
import { readFileSync } from 'node:fs';
import { createServer as criarHttp, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { createServer as criarVite, type ViteDevServer } from 'vite';
import type { ConfiguracaoPublica } from '../apps/server/src/modules/configuracao/configuracao-publica.ts';
import {
  PAGINA_DA_ASSINATURA,
  type PaginaDoApp,
  PORTAIS,
  type Portal,
  preencher,
} from '../apps/server/src/plugins/montar-paginas.ts';
import { TIPOS_CONFIAVEIS } from '../apps/server/src/plugins/seguranca.ts';

/** What the server makes of a portal at run time; all other addresses below a portal are pages or sources. */
const DO_SERVIDOR =
  '^/(?!(?:estudante|fiador|gestao|assinar|verificar)(?:[/?]|$))|^/(?:estudante|fiador)/(?:manifest|icones/)';
const PERGUNTA_PELO_SERVIDOR_MS = 200;
const PACIENCIA_MS = 30_000;

/** Pages carry no policy, because Vite writes style sheets and scripts into them; what would break it is still reported. */
const SO_RELATA = Object.entries(TIPOS_CONFIAVEIS)
  .map(([diretiva, valores]) => [diretiva, ...valores].join(' '))
  .join(';');

const isDe = (caminho: string, comeco: string) => caminho === comeco || caminho.startsWith(`${comeco}/`);

/** The page that an address is; null for a file. */
export function paginaDoEndereco(endereco: string): PaginaDoApp | null {
  const caminho = endereco.split('?', 1)[0] ?? '';
  if (/\.[a-z0-9]+$/i.test(caminho) || /\/[@.]/.test(caminho)) return null;
  if (PAGINA_DA_ASSINATURA.enderecos.some((comeco) => isDe(caminho, comeco))) return PAGINA_DA_ASSINATURA;
  return PORTAIS.find(({ nome }) => isDe(caminho, `/${nome}`)) ?? null;
}

/** What the pages say of the configuration; a server that is starting again is waited for. */
async function configuracaoDo(servidor: string): Promise<ConfiguracaoPublica> {
  const limite = performance.now() + PACIENCIA_MS;
  while (true) {
    const resposta = await fetch(`${servidor}/api/configuracao`).catch(() => null);
    if (resposta?.ok) return (await resposta.json()) as ConfiguracaoPublica;
    if (performance.now() > limite) throw new Error('The server does not answer; its own output says why.');
    await esperar(PERGUNTA_PELO_SERVIDOR_MS);
  }
}

export interface Telas {
  http: Server;
  /** Calls back for each change below these folders, whichever way an editor writes its files. */
  vigiar(pastas: readonly string[], aoMudar: (arquivo: string) => void): void;
  parar(): Promise<void>;
}

/** One HTTP server for all, which does not listen yet; `servidor` is the address of the server behind it. */
export async function criarTelas(servidor: string): Promise<Telas> {
  const http = criarHttp();
  const abrir = (raiz: string) =>
    criarVite({
      root: raiz,
      appType: 'custom',
      clearScreen: false,
      server: { middlewareMode: true, ws: { server: http }, proxy: { [DO_SERVIDOR]: servidor } },
    });
  const vites = new Map<string, ViteDevServer>();
  for (const { pasta } of PORTAIS) {
    const raiz = dirname(pasta);
    if (!vites.has(raiz)) vites.set(raiz, await abrir(raiz));
  }
  const viteDe = ({ pasta }: PaginaDoApp) => vites.get(dirname(pasta)) as ViteDevServer;
  const [primeiro] = PORTAIS as readonly [Portal, ...Portal[]];

  async function pagina(qual: PaginaDoApp, endereco: string): Promise<string> {
    const vite = viteDe(qual);
    const modelo = readFileSync(join(vite.config.root, qual.pagina), 'utf8');
    const html = preencher(modelo, qual, await configuracaoDo(servidor));
    return vite.transformIndexHtml(`/${qual.pagina}`, html, endereco);
  }

  http.on('request', (request, resposta) => {
    const endereco = request.url ?? '/';
    const qual = paginaDoEndereco(endereco);
    if (!qual) {
      const dono = PORTAIS.find(({ nome }) => endereco.startsWith(`/${nome}/`)) ?? primeiro;
      viteDe(dono).middlewares(request, resposta);
      return;
    }
    pagina(qual, endereco).then(
      (html) =>
        resposta
          .writeHead(200, {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
            'content-security-policy-report-only': SO_RELATA,
          })
          .end(html),
      (erro: unknown) => {
        const texto = erro instanceof Error ? erro.message : String(erro);
        resposta.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(texto);
      },
    );
  });

  return {
    http,
    vigiar(pastas, aoMudar) {
      const { watcher } = viteDe(primeiro);
      watcher.add([...pastas]);
      watcher.on('all', (_, arquivo) => {
        if (pastas.some((pasta) => arquivo.startsWith(`${pasta}/`))) aoMudar(arquivo);
      });
    },
    async parar() {
      await Promise.all([...vites.values()].map((vite) => vite.close()));
      http.closeAllConnections();
      if (http.listening) await new Promise((resolver) => http.close(resolver));
    },
  };
}
