import { type Kysely, sql } from 'kysely';
import type { Banco } from '../../banco/conectar.ts';
import type { DB } from '../../banco/esquema.gerado.ts';

/**
 * Runs `trabalho` while no other process does so for the same message. The lock belongs to the connection: it falls
 * with a process that dies, and no row stays locked while the far side is asked.
 */
export function umDeCadaVez<T>(db: Banco, id: string, trabalho: (db: Kysely<DB>) => Promise<T>): Promise<T> {
  const chave = sql`hashtextextended(${`mensagem:${id}`}, 0)`;
  return db.connection().execute(async (conexao) => {
    await sql`select pg_advisory_lock(${chave})`.execute(conexao);
    try {
      return await trabalho(conexao);
    } finally {
      await sql`select pg_advisory_unlock(${chave})`.execute(conexao);
    }
  });
}
