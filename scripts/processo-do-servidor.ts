/** How the server's own process is started so that it stays small (ADR 0082). */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resumoDasFontes } from './apps-da-web.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));

/** TypeScript without its types, and V8's code for it: whoever finds them here never loads what strips types. */
const COMPILADOS = join(RAIZ, 'node_modules/.cache/portal-credito/compilados');
const MARCA = join(COMPILADOS, 'fontes');

const FONTES = {
  nome: 'servidor',
  fontes: [
    'apps/server/src',
    'apps/server/db/seed',
    'packages/domain',
    'packages/api',
    'scripts',
    'package-lock.json',
  ],
};

/** What is young is collected more often, instead of growing to tens of megabytes first. */
const OPCOES = ['--max-semi-space-size=4', '--disable-warning=ExperimentalWarning'] as const;

export function comandoDoServidor(): { opcoes: readonly string[]; env: NodeJS.ProcessEnv } {
  return {
    opcoes: OPCOES,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILADOS,
      // glibc gives each thread an arena of its own, and keeps in all of them what was freed.
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    },
  };
}

/** Answers the digest of the server's sources. `carregar` runs a process that reads the server and ends. */
export function prepararCompilados(
  carregar: (opcoes: readonly string[], env: NodeJS.ProcessEnv) => void,
): string {
  const fontes = `${process.version} ${resumoDasFontes(FONTES)}`;
  if (existsSync(MARCA) && readFileSync(MARCA, 'utf8') === fontes) return fontes;
  const { opcoes, env } = comandoDoServidor();
  try {
    rmSync(COMPILADOS, { recursive: true, force: true });
    mkdirSync(COMPILADOS, { recursive: true });
    carregar(opcoes, env);
    writeFileSync(MARCA, fontes);
  } catch {
    // Where the project may not be written to, the server strips the types itself.
  }
  return fontes;
}
