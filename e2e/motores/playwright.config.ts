/** The runner of the journeys, for browsers that it does not drive itself: none of its own is opened. */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  globalSetup: '../world/mundo.ts',
  outputDir: '../../test-results/motores',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
