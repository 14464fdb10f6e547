import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';

/** Every file that a portal may ask for while it runs: its entry, what that imports now or later, and their styles. */
export function arquivosDoPortal(pacote: Rollup.OutputBundle, portal: string): string[] {
  const achados = new Set<string>();
  const visitar = (nome: string): void => {
    const saida = pacote[nome];
    if (!saida || achados.has(nome)) return;
    achados.add(nome);
    if (saida.type !== 'chunk') return;
    for (const css of saida.viteMetadata?.importedCss ?? []) achados.add(css);
    for (const ativo of saida.viteMetadata?.importedAssets ?? []) achados.add(ativo);
    for (const outro of [...saida.imports, ...saida.dynamicImports]) visitar(outro);
  };
  const entrada = Object.values(pacote).find(
    (saida) => saida.type === 'chunk' && saida.isEntry && saida.name === portal,
  );
  if (!entrada) throw new Error(`no entry ${portal} in the build`);
  visitar(entrada.fileName);
  // Style sheets name their fonts by themselves.
  for (const nome of Object.keys(pacote)) if (nome.endsWith('.woff2')) achados.add(nome);
  return [...achados].sort();
}

interface Partes {
  raiz: string;
  pasta: string;
  /** Addresses of each portal's files. */
  arquivos: Record<string, string[]>;
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
