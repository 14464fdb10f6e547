import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './esquema.gerado.ts';
import { tiposDoPostgres } from './tipos.ts';

export type Banco = Kysely<DB>;

export type OpcoesDaConexao = {
  maximoDeConexoes?: number;
  /** An idle connection was lost (the server restarted, the network dropped). The pool replaces it by itself. */
  aoPerderConexao?: (erro: Error) => void;
};

export function abrirPool(url: string, opcoes: OpcoesDaConexao = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: opcoes.maximoDeConexoes ?? 10,
    connectionTimeoutMillis: 10_000,
    application_name: 'portal-credito',
    types: tiposDoPostgres,
  });
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', (erro) => opcoes.aoPerderConexao?.(erro));
  return pool;
}

export function conectar(url: string, opcoes: OpcoesDaConexao = {}): Banco {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: abrirPool(url, opcoes) }) });
}
