import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { NAVEGADORES } from '../../scripts/navegadores.ts';
import { GRUPOS_DA_CARGA } from './construcao/grupos-da-carga.ts';
import { paginasDeEntrada } from './construcao/pagina-de-entrada.ts';

export default defineConfig({
  base: '/estudante/',
  plugins: [react(), paginasDeEntrada()],
  build: {
    target: [...NAVEGADORES],
    assetsInlineLimit: 0,
    // Browsers without it fetch the same few files a moment later.
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { estudante: 'estudante.html', fiador: 'fiador.html', assinar: 'assinar.html' },
      // A schema that no screen of a chunk uses is left out of it, and with the last one the library itself.
      treeshake: { manualPureFunctions: ['z'] },
      output: { codeSplitting: { groups: GRUPOS_DA_CARGA } },
    },
  },
});
