/** Runs a trial against the product's own server on a throw-away database and data directory. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { semearCatalogo } from '../apps/server/db/seed/catalogo.ts';
import { lerConfiguracao } from '../apps/server/src/config/configuracao.ts';
import type { Contexto } from '../apps/server/src/contexto.ts';
import { iniciarServidor } from '../apps/server/src/main.ts';

export interface ServidorDoEnsaio {
  base: string;
  contexto: Contexto;
}

const PORTA = Number(process.env.PORT ?? 4790);

export interface OpcoesDoEnsaio {
  env?: Record<string, string>;
  /** Further servers of the same trial listen on the ports after the first. */
  lugar?: number;
  /** Kept after the trial, and found again by the next one; without it a throw-away directory. */
  pasta?: string | undefined;
}

export async function comServidor(
  ensaio: (servidor: ServidorDoEnsaio) => Promise<void>,
  { env = {}, lugar = 0, pasta: guardada }: OpcoesDoEnsaio = {},
): Promise<void> {
  const porta = PORTA + lugar;
  const pasta = guardada ?? (await mkdtemp(join(tmpdir(), 'portal-bench-')));
  // As root the database runs under another account, which must pass through.
  if (guardada === undefined) await chmod(pasta, 0o711);
  const configuracao = lerConfiguracao({
    PORT: String(porta),
    DATA_DIR: pasta,
    DEMONSTRACAO: 'true',
    LOG_LEVEL: 'error',
    LIMITE_POR_ENDERECO: '100000000',
    ...env,
  });
  const servidor = await iniciarServidor(configuracao, (erro) => {
    throw erro;
  });
  try {
    await semearCatalogo(servidor.contexto.db);
    await ensaio({ base: `http://localhost:${porta}`, contexto: servidor.contexto });
  } finally {
    await servidor.parar();
    if (guardada === undefined) await rm(pasta, { recursive: true, force: true });
  }
}
