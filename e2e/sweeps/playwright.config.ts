/**
 * Sweeps: nobody follows a path here; everybody of the demonstration opens whatever they can reach. `npm run sweeps` walks
 * all of it and takes long; `npm test` walks one person of each kind.
 */
import { defineConfig } from '@playwright/test';
import { abrirNavegador } from '../world/navegador.ts';

const navegador = await abrirNavegador();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: '../world/demonstracao.ts',
  outputDir: '../../test-results/sweeps',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 3_600_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    navigationTimeout: 60_000,
    actionTimeout: 30_000,
    viewport: { width: 360, height: 800 },
    trace: 'off',
    launchOptions: { executablePath: navegador.executavel, args: [...navegador.argumentos] },
  },
});
