/**
 * Leaves beside a built app the addresses of its screens, as its own maps say: the server answers 404 to any other, and the
 * sweeps open every one of these.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';

/** Begins with a dot: the server gives it to nobody. */
const ARQUIVO = '.telas.json';

export interface MapaDeTelas {
  /** Of the app's folder `src/app`, without its ending. */
  modulo: string;
  nome: string;
  /** Addresses that the app opens beside its map. */
  alem?: readonly string[];
}

export function telasDoProduto(mapas: Readonly<Record<string, MapaDeTelas>>): Plugin {
  let raiz = '';
  return {
    name: 'telas-do-produto',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    configResolved(config) {
      raiz = config.root;
    },
    async writeBundle({ dir }) {
      if (dir) writeFileSync(join(dir, ARQUIVO), JSON.stringify(await lerMapas(raiz, mapas)));
    },
  };
}

/** Patterns below each area's base. */
export function lerTelas<Area extends string>(pasta: string): Readonly<Record<Area, readonly string[]>> {
  return JSON.parse(readFileSync(join(pasta, ARQUIVO), 'utf8'));
}

async function lerMapas(
  root: string,
  mapas: Readonly<Record<string, MapaDeTelas>>,
): Promise<Record<string, readonly string[]>> {
  const vite = await createServer({
    root,
    // Alone: the configuration of the app would also watch, draw pages and proxy.
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const telas: Record<string, readonly string[]> = {};
    for (const [area, { modulo, nome, alem = [] }] of Object.entries(mapas)) {
      const mapa = await vite.ssrLoadModule(`/src/app/${modulo}.tsx`);
      telas[area] = [...alem, ...(mapa[nome] as { caminho: string }[]).map(({ caminho }) => caminho)];
    }
    return telas;
  } finally {
    await vite.close();
  }
}
