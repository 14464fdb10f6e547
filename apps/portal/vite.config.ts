import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ARQUIVO_DAS_LICENCAS } from '../../scripts/licencas-da-carga.ts';
import { NAVEGADORES } from '../../scripts/navegadores.ts';
import { paginaSemScript } from '../../scripts/pagina-sem-script.ts';
import { telasDoProduto } from '../../scripts/telas-do-produto.ts';
import { GRUPOS_DA_CARGA } from './construcao/grupos-da-carga.ts';
import { NOMES_DAS_CLASSES } from './construcao/nomes-das-classes.ts';
import { paginasDeEntrada } from './construcao/pagina-de-entrada.ts';

export default defineConfig({
  base: '/estudante/',
  // The licence of the fonts goes wherever they go.
  publicDir: fileURLToPath(new URL('../../packages/ui/publico', import.meta.url)),
  plugins: [
    react(),
    paginaSemScript(),
    paginasDeEntrada(),
    telasDoProduto({
      estudante: { modulo: 'rotas-do-estudante', nome: 'rotasDoEstudante' },
      fiador: { modulo: 'rotas-do-fiador', nome: 'rotasDoFiador' },
    }),
  ],
  css: { modules: NOMES_DAS_CLASSES },
  build: {
    target: [...NAVEGADORES],
    assetsInlineLimit: 0,
    license: { fileName: ARQUIVO_DAS_LICENCAS },
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
