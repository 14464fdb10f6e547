import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';

export interface ArquivosDoPortal {
  /** What its login needs, and its fonts. */
  login: string[];
  /** Whatever else it may ask for while it runs. */
  resto: string[];
}

export function arquivosDoPortal(pacote: Rollup.OutputBundle, portal: string): ArquivosDoPortal {
  const entrada = entradaDe(pacote, portal);
  // Style sheets name their fonts by themselves.
  const fontes = Object.keys(pacote).filter((nome) => nome.endsWith('.woff2'));
  const login = [...alcancados(pacote, entrada, false), ...fontes].sort();
  const todos = alcancados(pacote, entrada, true);
  return {
    login,
    resto: [...todos].filter((nome) => !login.includes(nome) && !SO_QUANDO_PEDIDO.test(nome)).sort(),
  };
}

/** Draws the pages of a PDF before it is sent: larger than all screens together, and most people send photos. */
const SO_QUANDO_PEDIDO = /\/pdfjs-/;

/** What a page needs at once of a part that is not in the first load: fetched with it, not after its first script. */
export function arquivosDepois(pacote: Rollup.OutputBundle, portal: string, parte: string): string[] {
  const entrada = entradaDe(pacote, portal);
  const daEntrada = alcancados(pacote, entrada, false);
  const [nomeDaParte] = entrada.dynamicImports.filter((nome) => nome.includes(parte));
  const chunk = nomeDaParte === undefined ? undefined : pacote[nomeDaParte];
  if (chunk?.type !== 'chunk') throw new Error(`no ${parte} of ${portal} in the build`);
  return [...alcancados(pacote, chunk, false)].filter((nome) => !daEntrada.has(nome)).sort();
}

function entradaDe(pacote: Rollup.OutputBundle, portal: string): Rollup.OutputChunk {
  for (const saida of Object.values(pacote))
    if (saida.type === 'chunk' && saida.isEntry && saida.name === portal) return saida;
  throw new Error(`no entry ${portal} in the build`);
}

/** A chunk, what it imports at once (or also later), and their style sheets and files. */
function alcancados(
  pacote: Rollup.OutputBundle,
  inicio: Rollup.OutputChunk,
  tambemDepois: boolean,
): Set<string> {
  const achados = new Set<string>();
  const visitar = (nome: string): void => {
    const saida = pacote[nome];
    if (!saida || achados.has(nome)) return;
    achados.add(nome);
    if (saida.type !== 'chunk') return;
    for (const css of saida.viteMetadata?.importedCss ?? []) achados.add(css);
    for (const ativo of saida.viteMetadata?.importedAssets ?? []) achados.add(ativo);
    for (const outro of tambemDepois ? [...saida.imports, ...saida.dynamicImports] : saida.imports)
      visitar(outro);
  };
  visitar(inicio.fileName);
  return achados;
}

interface Partes {
  raiz: string;
  pasta: string;
  /** Addresses of each portal's files. */
  arquivos: Record<string, ArquivosDoPortal>;
}

/** One script for both portals: it reads from its own address which one it serves. */
export async function escreverServiceWorker({ raiz, pasta, arquivos }: Partes): Promise<void> {
  const versao = createHash('sha256').update(JSON.stringify(arquivos)).digest('hex').slice(0, 12);
  await build({
    root: raiz,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    define: { __ARQUIVOS__: JSON.stringify(arquivos), __VERSAO__: JSON.stringify(versao) },
    build: {
      outDir: pasta,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: join(raiz, 'src/pwa/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
