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
    // A burst waits its turn for as long as its client does (25 s, spec 1 section 9), and a little less.
    connectionTimeoutMillis: 20_000,
    application_name: 'portal-credito',
    types: tiposDoPostgres,
  });
  // Without listeners a lost connection would end the process: the pool hears the idle ones, we the ones in use
  // (between two statements of a transaction; the next statement fails and tells its caller).
  pool.on('error', (erro) => opcoes.aoPerderConexao?.(erro));
  pool.on('connect', (conexao) => conexao.on('error', () => undefined));
  return pool;
}

export function conectar(url: string, opcoes: OpcoesDaConexao = {}): Banco {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: abrirPool(url, opcoes) }) });
}
