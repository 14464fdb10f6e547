import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { NAVEGADORES } from '../../scripts/navegadores.ts';

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
  plugins: [react(), fonteAdiantada()],
  build: { target: [...NAVEGADORES], assetsInlineLimit: 0 },
});
