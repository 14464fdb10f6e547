import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One worker reads the product once for all its files: half of the time went into reading it again for each. No
    // test replaces a module, and state belongs to the server or the database that each file makes for itself.
    isolate: false,
    maxWorkers: 2,
    // What is waited for comes at once, but on a machine with other work at once may take seconds; what is left to
    // threads that give way to everybody else, passwords and files, takes longest.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'] } },
      { extends: true, test: { name: 'api', include: ['packages/api/src/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'verificador', include: ['packages/verificador/src/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'ui', environment: 'node', include: ['packages/ui/src/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'node',
          include: ['apps/portal/src/**/*.test.ts', 'apps/gestao/src/**/*.test.ts'],
        },
      },
      { extends: true, test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/test/postgres-de-teste.ts'],
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
