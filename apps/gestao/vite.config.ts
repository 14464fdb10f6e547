import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { NAVEGADORES } from '../../scripts/navegadores.ts';

export default defineConfig({
  base: '/gestao/',
  plugins: [react()],
  build: { target: [...NAVEGADORES], assetsInlineLimit: 0 },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
