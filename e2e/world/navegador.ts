/** Which browser: the one that comes inside an npm package, the same on every machine, unless a variable names another. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';

export interface Navegador {
  executavel: string;
  argumentos: readonly string[];
}

/** Headless as any user; nothing in the background talks to the network. */
const ARGUMENTOS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Beside the package that it comes from: another account's copy is neither trusted nor in the way. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
const PASTA = join(CACHE, 'chromium');

/** The package unpacks into the temporary directory; a copy is only used when it is whole. */
async function desempacotar(): Promise<string> {
  if (existsSync(PASTA)) return join(PASTA, 'chromium');
  await mkdir(CACHE, { recursive: true });
  const provisoria = await mkdtemp(join(CACHE, 'chromium-'));
  const { TMPDIR } = process.env;
  process.env.TMPDIR = provisoria;
  try {
    await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  try {
    await rename(provisoria, PASTA);
  } catch (erro) {
    // Somebody else was quicker.
    if (!existsSync(PASTA)) throw erro;
    await rm(provisoria, { recursive: true, force: true });
  }
  return join(PASTA, 'chromium');
}

export async function abrirNavegador(): Promise<Navegador> {
  return { executavel: process.env.CHROMIUM ?? (await desempacotar()), argumentos: ARGUMENTOS };
}
