/** The runner of the journeys, for browsers that it does not drive itself: none of its own is opened. */
import { defineConfig } from '@playwright/test';
import type { Janela } from './prova.ts';

/** A desktop's window, and the narrowest phone that is promised. */
const JANELAS: Readonly<Record<string, Janela>> = {
  '': { largura: 1280, altura: 800 },
  ' 360': { largura: 360, altura: 740 },
};

export default defineConfig<{ janela: Janela }>({
  testDir: '.',
  globalSetup: '../world/mundo.ts',
  outputDir: '../../test-results/motores',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  projects: (['firefox', 'webkit'] as const).flatMap((nome) =>
    Object.entries(JANELAS).map(([onde, janela]) => ({ name: `${nome}${onde}`, use: { janela } })),
  ),
});
