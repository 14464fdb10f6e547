import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { paginasDeEntrada } from './construcao/pagina-de-entrada.ts';

export default defineConfig({
  base: '/estudante/',
  plugins: [react(), paginasDeEntrada()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { estudante: 'estudante.html', fiador: 'fiador.html' },
      // A schema that no screen of a chunk uses is left out of it, and with the last one the library itself.
      treeshake: { manualPureFunctions: ['z'] },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
