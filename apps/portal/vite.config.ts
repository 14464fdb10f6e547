import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { NAVEGADORES } from '../../scripts/navegadores.ts';
import { paginasDeEntrada } from './construcao/pagina-de-entrada.ts';

const ENTRADA = /(?:\/app\/(?:estudante|fiador)\.tsx|\.html)$/;

export default defineConfig({
  base: '/estudante/',
  plugins: [react(), paginasDeEntrada()],
  build: {
    target: [...NAVEGADORES],
    assetsInlineLimit: 0,
    // Browsers without it fetch the same few files a moment later.
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { estudante: 'estudante.html', fiador: 'fiador.html' },
      // A schema that no screen of a chunk uses is left out of it, and with the last one the library itself.
      treeshake: { manualPureFunctions: ['z'] },
      // The first load is two files, not twenty: React, which outlives most deployments, and what the login needs.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler)\//,
              tags: ['$initial'],
              priority: 1,
            },
            // All but the two entries themselves: each page starts its own portal only.
            { name: 'login', test: (id) => !ENTRADA.test(id), tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
