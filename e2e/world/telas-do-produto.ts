/** Every screen that the product has, as its own maps say; read by Vite, as the product is. */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

export type Area = 'estudante' | 'fiador' | 'gestao';

const MAPAS: Readonly<Record<Area, { app: 'portal' | 'gestao'; mapa: string; nome: string }>> = {
  estudante: { app: 'portal', mapa: 'rotas-do-estudante', nome: 'rotasDoEstudante' },
  fiador: { app: 'portal', mapa: 'rotas-do-fiador', nome: 'rotasDoFiador' },
  gestao: { app: 'gestao', mapa: 'rotas-da-gestao', nome: 'rotasDaGestao' },
};

/** Patterns below the area's base, as the router reads them. */
export type Telas = Readonly<Record<Area, readonly string[]>>;

export async function lerTelas(): Promise<Telas> {
  const telas: Record<Area, readonly string[]> = { estudante: [], fiador: [], gestao: [] };
  for (const [area, { app, mapa, nome }] of Object.entries(MAPAS)) {
    const vite = await createServer({
      root: fileURLToPath(new URL(`../../apps/${app}`, import.meta.url)),
      // Alone: the configuration of the app would also watch, draw pages and proxy.
      configFile: false,
      appType: 'custom',
      logLevel: 'error',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    });
    try {
      const modulo = await vite.ssrLoadModule(`/src/app/${mapa}.tsx`);
      telas[area as Area] = (modulo[nome] as { caminho: string }[]).map(({ caminho }) => caminho);
    } finally {
      await vite.close();
    }
  }
  return telas;
}

/** What an address may be compared with: each part that the pattern leaves open is any one part. */
export function padraoDe(telas: readonly string[], caminho: string): string | undefined {
  return telas.find((tela) => comoExpressao(tela).test(caminho));
}

function comoExpressao(tela: string): RegExp {
  const partes = tela.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${partes}/?$`);
}

/** The address of a screen that needs nothing to be known; null where a part has to be said. */
export function enderecoSemPartes(tela: string): string | null {
  const endereco = tela.replace(/\/:\w+\?/g, '');
  return endereco.includes(':') ? null : endereco;
}
