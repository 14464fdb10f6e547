import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

export type Conta = { uid: number; gid: number };

const CANDIDATAS_DO_ROOT = ['postgres', 'nobody'];

function idDe(opcao: '-u' | '-g', nome: string): number | undefined {
  try {
    return Number(
      execFileSync('id', [opcao, nome], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return undefined;
  }
}

/**
 * The account that runs the server, or undefined for "as we are". PostgreSQL refuses uid 0, so root
 * borrows an unprivileged account. The owner of a directory that already exists wins over the list:
 * a `postgres` account that appears later must not lock us out of data kept by `nobody`.
 */
export function contaDoServidor(pastaExistente: string): Conta | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(pastaExistente)) {
    const { uid, gid } = statSync(pastaExistente);
    if (uid !== 0) return { uid, gid };
  }
  for (const nome of CANDIDATAS_DO_ROOT) {
    const uid = idDe('-u', nome);
    const gid = idDe('-g', nome);
    if (uid && gid) return { uid, gid };
  }
  throw new Error(
    'The embedded PostgreSQL refuses to run as root and this machine has no "postgres" or "nobody" account. ' +
      'Run as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  );
}
