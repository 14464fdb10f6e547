/** The command as one file that runs wherever node does, with nothing installed beside it. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  ssr: { noExternal: true },
  build: {
    ssr: 'src/verificar-selo.ts',
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'verificar-selo.mjs' } },
  },
});
