import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { ARQUIVO_DAS_LICENCAS } from '../../scripts/licencas-da-carga.ts';
import { NAVEGADORES } from '../../scripts/navegadores.ts';
import { paginaSemScript } from '../../scripts/pagina-sem-script.ts';
import { telasDoProduto } from '../../scripts/telas-do-produto.ts';

/** The font is asked for with the page: one that comes after it is kept for the next page only (packages/ui/src/tema/fonte.css). */
function fonteAdiantada(): Plugin {
  return {
    name: 'fonte-adiantada',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const fonte = Object.keys(bundle).find((nome) => /atkinson-portugues-[\w-]+\.woff2$/.test(nome));
        if (!fonte) throw new Error('the font is not in the build');
        const attrs = {
          rel: 'preload',
          href: `/gestao/${fonte}`,
          as: 'font',
          type: 'font/woff2',
          crossorigin: '',
        };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

export default defineConfig({
  base: '/gestao/',
  // The licence of the fonts goes wherever they go.
  publicDir: fileURLToPath(new URL('../../packages/ui/publico', import.meta.url)),
  plugins: [
    react(),
    paginaSemScript(),
    fonteAdiantada(),
    telasDoProduto({
      gestao: { modulo: 'rotas-da-gestao', nome: 'rotasDaGestao', alem: ['/primeiro-acesso'] },
    }),
  ],
  build: {
    target: [...NAVEGADORES],
    assetsInlineLimit: 0,
    license: { fileName: ARQUIVO_DAS_LICENCAS },
  },
});
