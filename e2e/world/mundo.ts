/** The world of the journeys: one real server with its own database, on loopback, for the whole run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const RAIZ = fileURLToPath(new URL('../..', import.meta.url));
const LIMITE_MS = 180_000;

async function portaLivre(): Promise<number> {
  const servidor = createServer().listen(0, '127.0.0.1');
  await new Promise((resolver) => servidor.once('listening', resolver));
  const endereco = servidor.address();
  await new Promise((resolver) => servidor.close(resolver));
  if (endereco === null || typeof endereco === 'string') throw new Error('no free port');
  return endereco.port;
}

async function ficarPronto(base: string, processo: ChildProcess): Promise<void> {
  const fim = Date.now() + LIMITE_MS;
  while (Date.now() < fim) {
    if (processo.exitCode !== null) throw new Error(`the server ended with ${processo.exitCode}`);
    const resposta = await fetch(`${base}/pronto`).catch(() => null);
    if (resposta?.ok) return;
    await esperar(200);
  }
  throw new Error('the server did not become ready');
}

export default async function mundo(): Promise<() => Promise<void>> {
  const porta = await portaLivre();
  const base = `http://localhost:${porta}`;
  const pasta = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  // As root the database runs under another account, which must pass through.
  await chmod(pasta, 0o711);
  const processo = spawn(process.execPath, [join(RAIZ, 'apps/server/src/main.ts')], {
    cwd: RAIZ,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(porta),
      DATA_DIR: pasta,
      PUBLIC_URL: base,
      DEMONSTRACAO: 'true',
      LOG_LEVEL: 'error',
      // Every journey comes from one address.
      LIMITE_POR_ENDERECO: '1000000',
    },
  });
  await ficarPronto(base, processo);
  process.env.E2E_BASE = base;
  return async () => {
    const saiu = new Promise((resolver) => processo.once('exit', resolver));
    processo.kill('SIGTERM');
    await saiu;
    await rm(pasta, { recursive: true, force: true });
  };
}
