import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './esquema.gerado.ts';
import { comPreparadas } from './preparadas.ts';
import { tiposDoPostgres } from './tipos.ts';

export type Banco = Kysely<DB>;

const MAXIMO_DE_CONEXOES = 10;

/**
 * Whatever waits so long for a lock of somebody else has changed nothing and answers 503 (ADR 0063). Two such waits, one
 * behind the other, end before the client's patience does.
 */
export const ESPERA_POR_TRAVA_MS = 10_000;

export type OpcoesDaConexao = {
  maximoDeConexoes?: number;
  /** So many stay open while nobody asks anything. */
  minimoDeConexoes?: number;
  /** Without it a statement waits for a lock as long as it takes. */
  esperaPorTravaMs?: number;
  /** An idle connection was lost (the server restarted, the network dropped). The pool replaces it by itself. */
  aoPerderConexao?: (erro: Error) => void;
};

export function abrirPool(url: string, opcoes: OpcoesDaConexao = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: opcoes.maximoDeConexoes ?? MAXIMO_DE_CONEXOES,
    min: opcoes.minimoDeConexoes ?? 0,
    // A burst waits its turn for as long as its client does (25 s, spec 1 section 9), and a little less.
    connectionTimeoutMillis: 20_000,
    lock_timeout: opcoes.esperaPorTravaMs ?? 0,
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
  return bancoDe(abrirPool(url, { esperaPorTravaMs: ESPERA_POR_TRAVA_MS, ...opcoes }));
}

/**
 * With all its connections open, from the start and for good: a storm of people finds them there, with what each has
 * learnt of the tables, instead of paying for that at its worst moment.
 */
export async function conectarDeProntidao(url: string): Promise<Banco> {
  const pool = abrirPool(url, {
    minimoDeConexoes: MAXIMO_DE_CONEXOES,
    esperaPorTravaMs: ESPERA_POR_TRAVA_MS,
  });
  const conexoes = await Promise.allSettled(Array.from({ length: MAXIMO_DE_CONEXOES }, () => pool.connect()));
  // Where the database grants fewer, the server lives with those.
  for (const conexao of conexoes) if (conexao.status === 'fulfilled') conexao.value.release();
  return bancoDe(pool);
}

const bancoDe = (pool: pg.Pool): Banco =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: comPreparadas(pool) }) });
