/** The server as one program, for `npm start` (ADR 0082): types, comments and modules that nobody uses are left out. */
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const AQUI = (caminho: string) => fileURLToPath(new URL(caminho, import.meta.url));
const RAIZ = AQUI('../..');
const DESTINO = AQUI('dist');

/** Threads, and the processes for files: each begins as one program of its own (ADR 0070). */
const TRABALHADORES = {
  'senhas.worker': AQUI('src/gateways/senhas/senhas.worker.ts'),
  'oficina.worker': AQUI('src/arquivos/oficina.worker.ts'),
  'visao.worker': AQUI('src/gateways/visao/visao.worker.ts'),
  'icones.worker': AQUI('src/plugins/icones.worker.ts'),
  'pdfs.worker': AQUI('src/pdf/pdfs.worker.ts'),
};

/** Ours, and of what is built in, what looks for its own binary. */
const achaPeloEndereco = (id: string) =>
  id.startsWith(RAIZ) && (!id.includes('/node_modules/') || id.includes('/node_modules/sharp/'));

/** What a module finds by its own address (migrations, screens, fonts, binaries) stays where it was written. */
const enderecosDeOrigem: Plugin = {
  name: 'enderecos-de-origem',
  enforce: 'pre',
  transform(codigo, id) {
    if (!achaPeloEndereco(id) || !codigo.includes('import.meta')) return null;
    const origem = `new URL(${JSON.stringify(relative(DESTINO, id))}, import.meta["url"]).href`;
    const code = Object.entries(TRABALHADORES)
      .filter(([, modulo]) => dirname(modulo) === dirname(id))
      .reduce(
        (texto, [nome]) =>
          texto.replaceAll(
            `new URL('./${nome}.ts', import.meta.url)`,
            `new URL('./${nome}.js', import.meta["url"])`,
          ),
        codigo,
      )
      .replaceAll('import.meta.url', origem)
      .replaceAll('import.meta.main', 'false');
    return { code, map: null };
  },
};

export default defineConfig({
  plugins: [enderecosDeOrigem],
  ssr: {
    // Many small modules, or many that are not needed; the others are read from where they are installed.
    noExternal: [
      'zod',
      'fastify-type-provider-zod',
      'kysely',
      '@brazilian-utils/brazilian-utils',
      '@cantoo/pdf-lib',
      'file-type',
      'strtok3',
      'token-types',
      'ieee754',
      '@tokenizer/inflate',
      'uint8array-extras',
      'culori',
      'fflate',
      'html-entities',
      'node-html-better-parser',
      'tslib',
      'sharp',
      'semver',
      'detect-libc',
      '@img/colour',
    ],
  },
  build: {
    ssr: true,
    target: 'node24',
    outDir: DESTINO,
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: { servidor: join(RAIZ, 'scripts/servidor.ts'), ...TRABALHADORES },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
