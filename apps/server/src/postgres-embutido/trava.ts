import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type Trava = { soltar(): void };

/**
 * One application per data directory. The lock is SQLite's own file lock (nothing is stored in the
 * file): the operating system drops it when the process dies, kill -9 included, so it is never stale;
 * a pid file would be, and Node offers no flock.
 */
export function travar(dataDir: string): Trava {
  const arquivo = new DatabaseSync(join(dataDir, 'aplicacao.trava'), { timeout: 0 });
  try {
    arquivo.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (causa) {
    arquivo.close();
    throw new Error(
      `Another instance is already using the data directory ${dataDir}. ` +
        'Stop it first, or set DATA_DIR to another directory.',
      { cause: causa },
    );
  }
  return { soltar: () => arquivo.close() };
}
