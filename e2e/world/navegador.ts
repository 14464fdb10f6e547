/** Which browser: the one that comes inside an npm package, the same on every machine, unless a variable names another. */
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
  return { executavel: process.env.CHROMIUM ?? (await chromium.executablePath()), argumentos: ARGUMENTOS };
}
