import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { NAVEGADORES } from '../../scripts/navegadores.ts';

export default defineConfig({
  base: '/gestao/',
  plugins: [react()],
  build: { target: [...NAVEGADORES], assetsInlineLimit: 0 },
});
