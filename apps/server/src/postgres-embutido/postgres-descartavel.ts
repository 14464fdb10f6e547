import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { iniciarPostgres, type PostgresEmbutido } from './iniciar-postgres.ts';

/** An embedded server in a temporary directory, fast and unsafe against power loss: for tests and generators. */
export async function iniciarPostgresDescartavel(): Promise<PostgresEmbutido> {
  const dataDir = mkdtempSync(join(tmpdir(), 'credito-teste-'));
  // As root the server runs under another account, which must pass through.
  chmodSync(dataDir, 0o711);
  const apagar = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const postgres = await iniciarPostgres({ dataDir, duravel: false });
    const parar = async () => {
      await postgres.parar();
      apagar();
    };
    return { ...postgres, parar };
  } catch (erro) {
    apagar();
    throw erro;
  }
}
