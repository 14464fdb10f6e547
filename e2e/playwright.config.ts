import { defineConfig } from '@playwright/test';
import { abrirNavegador } from './world/navegador.ts';

const navegador = await abrirNavegador();

const DEPENDEM_DO_LEIAUTE = [
  'conta',
  'contrato-no-papel',
  'financeiro',
  'financeiro-ate-o-fim',
  'principal',
  'simulador',
].map((nome) => `journeys/${nome}.spec.ts`);

export default defineConfig({
  testDir: '.',
  testMatch: 'journeys/**/*.spec.ts',
  globalSetup: './world/mundo.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: { executablePath: navegador.executavel, args: [...navegador.argumentos] },
  },
  projects: [
    { name: 'celular', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    // What does not depend on the layout is walked once, on the phone.
    {
      name: 'desktop',
      testMatch: DEPENDEM_DO_LEIAUTE,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
