import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Conta } from './conta.ts';

export const USUARIO = 'portal';
export const BANCO = 'credito';
export const PORTA = 5432;

// sun_path holds 104 bytes on macOS and 108 on Linux, terminator included.
const MAXIMO_DO_SOQUETE = 103;

/** A URL that both WHATWG URL and pg can read; `host` in the query is the socket's folder. */
export function urlDoSoquete(pasta: string, banco: string): string {
  return `postgresql://${USUARIO}@localhost:${PORTA}/${banco}?host=${encodeURIComponent(pasta)}`;
}

/** Folder of the unix socket: beside the data, or a private one under the system's temp when the path is too long. */
export function pastaDoSoquete(pasta: string, conta: Conta | undefined): string {
  const junto = join(pasta, 'soquete');
  const cabe = Buffer.byteLength(join(junto, `.s.PGSQL.${PORTA}`)) <= MAXIMO_DO_SOQUETE;
  const impressao = createHash('sha256').update(pasta).digest('hex').slice(0, 16);
  const escolhida = cabe ? junto : join(tmpdir(), `portal-credito-${impressao}`);

  const dono = conta?.uid ?? process.getuid?.();
  const atual = lstatSync(escolhida, { throwIfNoEntry: false });
  if (!atual) {
    mkdirSync(escolhida, { mode: 0o700 });
    if (conta) chownSync(escolhida, conta.uid, conta.gid);
  } else if (!atual.isDirectory() || atual.uid !== dono || (atual.mode & 0o077) !== 0) {
    throw new Error(
      `${escolhida} must be a directory of the database's own account with mode 0700. Remove it.`,
    );
  }
  return escolhida;
}
