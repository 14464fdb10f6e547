/** Which browser: a variable, an installed Chromium, or the one that comes inside an npm package. */
import { existsSync } from 'node:fs';
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

export async function abrirNavegador(): Promise<Navegador> {
  const escolhido = process.env.CHROMIUM ?? ['/usr/bin/chromium'].find((caminho) => existsSync(caminho));
  return { executavel: escolhido ?? (await chromium.executablePath()), argumentos: ARGUMENTOS };
}
