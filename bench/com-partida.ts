/**
 * Runs a trial against the server as `npm start` runs it, a process of its own, with its database beside it: the trial
 * reaches the same rows, and what it takes itself is nobody's memory but its own.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lerConfiguracao } from '../apps/server/src/config/configuracao.ts';
import type { Contexto } from '../apps/server/src/contexto.ts';
import { abrirContexto, type Encerrar } from '../apps/server/src/main.ts';
import { iniciarPostgres } from '../apps/server/src/postgres-embutido/iniciar-postgres.ts';
import { type Memoria, partir } from './partida.ts';

const PORTA = Number(process.env.PORT ?? 4790);

export interface PartidaDoEnsaio {
  base: string;
  contexto: Contexto;
  memoria: () => Memoria;
}

/** With catalogue and staff; the people are the trial's own. */
export async function comPartida(
  ensaio: (partida: PartidaDoEnsaio) => Promise<void>,
  mais: Record<string, string> = {},
): Promise<void> {
  const pasta = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  // As root the database runs under another account, which must pass through.
  await chmod(pasta, 0o711);
  const abertos: Encerrar[] = [() => rm(pasta, { recursive: true, force: true })];
  try {
    const postgres = await iniciarPostgres({
      dataDir: pasta,
      aoDesistir: (erro) => {
        throw erro;
      },
    });
    abertos.push(() => postgres.parar());
    const env = {
      PORT: String(PORTA),
      DATA_DIR: pasta,
      DATABASE_URL: postgres.url,
      DEMONSTRACAO: 'true',
      LOG_LEVEL: 'error',
      LIMITE_POR_ENDERECO: '100000000',
      ...mais,
    };
    const servidor = await partir(env, ['--so-a-base']);
    abertos.push(() => servidor.parar());
    const contexto = await abrirContexto(lerConfiguracao(env), postgres.url, abertos);
    await ensaio({ base: `http://localhost:${PORTA}`, contexto, memoria: servidor.memoria });
  } finally {
    for (const encerrar of abertos.reverse()) await encerrar();
  }
}
