/**
 * What a portal's page carries so that it is painted from the first flight: the style sheets of its first screen
 * inline, the font preloaded. The screen itself is drawn by `dist/.servidor/entrada.js`, which the server asks once at
 * its start, because the page says the provider's name and offers only what is configured.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rollup } from 'vite';
import { NOMES_DAS_CLASSES } from './nomes-das-classes.ts';
import { arquivosDepois, arquivosDoPortal, escreverServiceWorker } from './service-worker.ts';

const PORTAIS = ['estudante', 'fiador'] as const;
/** Installed nowhere, and whole in its first load. */
const ASSINATURA = 'assinar';
/** What the login asks for once somebody goes in: never drawn. */
const DEPOIS_DO_LOGIN = /\/chegada\.ts$/;
const FONTE = /atkinson-portugues-[\w-]+\.woff2$/;

export function paginasDeEntrada(): Plugin {
  let raiz = '';
  let base = '';
  return {
    name: 'paginas-de-entrada',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    configResolved(config) {
      raiz = config.root;
      base = config.base;
    },
    async writeBundle({ dir }, pacote) {
      if (!dir) return;
      for (const portal of PORTAIS)
        reescreverPagina(join(dir, `${portal}.html`), pacote, base, [
          // The server keeps it on every page that does not arrive drawn.
          `<!--resto ${linksDoResto(pacote, portal, base)}-->`,
          // And these on the one page that each of them is.
          ...(portal === 'estudante'
            ? [
                `<!--simulador ${parteDesenhada(pacote, base, 'simulador-screen-')}-->`,
                `<!--inicio ${parteDesenhada(pacote, base, 'porta-screen-')}-->`,
              ]
            : []),
        ]);
      reescreverPagina(join(dir, `${ASSINATURA}.html`), pacote, base, []);
      copiarPaginaSemConexao(raiz, dir, base + nomeDaFonte(pacote));
      await escreverServiceWorker({
        raiz,
        pasta: dir,
        arquivos: Object.fromEntries(
          PORTAIS.map((portal) => {
            const { login, resto } = arquivosDoPortal(pacote, portal);
            const enderecos = (nomes: string[]) => nomes.map((nome) => base + nome);
            return [portal, { login: enderecos(login), resto: enderecos(resto) }];
          }),
        ),
      });
      await construirEntrada(raiz, dir);
    },
  };
}

function reescreverPagina(
  arquivo: string,
  pacote: Rollup.OutputBundle,
  base: string,
  partes: readonly string[],
): void {
  const html = readFileSync(arquivo, 'utf8');
  const estilos: string[] = [];
  const semLinks = html.replace(/\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_, href: string) => {
    estilos.push(href);
    return '';
  });
  const css = estilos.map((href) => textoDe(pacote, href.slice(base.length))).join('');
  if (css === '' || !semLinks.includes('</head>')) throw new Error(`unexpected page ${arquivo}`);
  const cabeca = [
    `<link rel="preload" href="${base}${nomeDaFonte(pacote)}" as="font" type="font/woff2" crossorigin>`,
    `<style>${css.trim()}</style>`,
    // Tells the loader of later screens that these sheets are here already; of a type that no browser fetches.
    ...estilos.map((href) => `<link rel="stylesheet" type="text/plain" href="${href}">`),
    ...partes,
  ].join('\n');
  // Nobody sees how far a line is indented, and everybody would fetch it.
  writeFileSync(arquivo, semLinks.replace('</head>', `${cabeca}\n</head>`).replace(/\n\s+/g, '\n'));
}

function linksDoResto(pacote: Rollup.OutputBundle, portal: string, base: string): string {
  return arquivosDepois(pacote, portal, `area-do-${portal}-`)
    .map((nome) =>
      nome.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="${base}${nome}">`
        : `<link rel="modulepreload" crossorigin href="${base}${nome}">`,
    )
    .join('');
}

/** The styles of a screen that arrives drawn inline, its script asked for with the page. */
function parteDesenhada(pacote: Rollup.OutputBundle, base: string, parte: string): string {
  const nomes = arquivosDepois(pacote, 'estudante', parte);
  const folhas = nomes.filter((nome) => nome.endsWith('.css'));
  return [
    `<style>${folhas.map((nome) => textoDe(pacote, nome).trim()).join('')}</style>`,
    ...folhas.map((nome) => `<link rel="stylesheet" type="text/plain" href="${base}${nome}">`),
    ...nomes
      .filter((nome) => nome.endsWith('.js'))
      .map((nome) => `<link rel="modulepreload" crossorigin href="${base}${nome}">`),
  ].join('');
}

function nomeDaFonte(pacote: Rollup.OutputBundle): string {
  const nome = Object.keys(pacote).find((arquivo) => FONTE.test(arquivo));
  if (!nome) throw new Error('the font is not in the build');
  return nome;
}

/** Stands alone: nothing of it may have to be fetched but the font, which the service worker keeps as well. */
function copiarPaginaSemConexao(raiz: string, dir: string, fonte: string): void {
  const html = readFileSync(join(raiz, 'sem-conexao.html'), 'utf8');
  writeFileSync(join(dir, 'sem-conexao.html'), html.replace('%FONTE%', fonte));
}

function textoDe(pacote: Rollup.OutputBundle, nome: string): string {
  const saida = pacote[nome];
  if (saida?.type !== 'asset') throw new Error(`${nome} is not in the build`);
  return typeof saida.source === 'string' ? saida.source : Buffer.from(saida.source).toString('utf8');
}

/** One file that needs nothing else, React included. */
async function construirEntrada(raiz: string, dir: string): Promise<void> {
  const pasta = join(dir, '.servidor');
  mkdirSync(pasta, { recursive: true });
  await build({
    root: raiz,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [react()],
    css: { modules: NOMES_DAS_CLASSES },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/entrada.tsx',
      outDir: pasta,
      emptyOutDir: true,
      target: 'node22',
      minify: true,
      rollupOptions: {
        external: (id) => DEPOIS_DO_LOGIN.test(id),
        output: { entryFileNames: 'entrada.js', codeSplitting: false },
      },
    },
  });
}
