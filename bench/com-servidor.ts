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

const PORTA = 4790;

export async function comServidor(
  ensaio: (servidor: ServidorDoEnsaio) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const pasta = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  // As root the database runs under another account, which must pass through.
  await chmod(pasta, 0o711);
  const configuracao = lerConfiguracao({
    PORT: String(PORTA),
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
    await ensaio({ base: `http://localhost:${PORTA}`, contexto: servidor.contexto });
  } finally {
    await servidor.parar();
    await rm(pasta, { recursive: true, force: true });
  }
}
