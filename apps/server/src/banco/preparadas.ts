/**
 * Statements of the busiest calls are prepared once a connection: PostgreSQL then neither parses nor plans them again,
 * which is most of the work of looking a row up (ADR 0062). They are marked one by one, since a plan that serves every
 * value alike would be a bad one for the filters of a queue.
 */
import { createHash } from 'node:crypto';
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';

const MARCA = '/* prepared */';
const MARCA_EM_JSON = '/* prepared: json */';

/** At the end of a statement, by `modifyEnd`; a lock (`for update`) comes after it. */
export const PREPARADA = sql.raw(MARCA);

/**
 * The same for a statement whose columns are JSON or named one by one: a column that a table gains changes nothing of
 * what it answers, so that its plan is never refused and it is prepared within transactions too.
 */
export const PREPARADA_EM_JSON = sql.raw(MARCA_EM_JSON);

const nomes = new Map<string, string>();

function nomeDe(texto: string): string {
  const nome = nomes.get(texto) ?? createHash('sha1').update(texto).digest('hex');
  nomes.set(texto, nome);
  return nome;
}

/** A newer version of the server added a column to a table that the statement reads whole. */
const mudouPorBaixo = (erro: unknown) => erro instanceof pg.DatabaseError && erro.code === '0A000';

/** The pool as Kysely knows it. */
export function comPreparadas(pool: pg.Pool): PostgresPool {
  const clientes = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    Client: pg.Client,
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const conexao = await pool.connect();
      const cliente = clientes.get(conexao) ?? clienteDe(conexao);
      clientes.set(conexao, cliente);
      return cliente;
    },
  };
}

function clienteDe(conexao: pg.PoolClient): PostgresPoolClient {
  const vencidas = new Set<string>();

  async function perguntar(texto: string, valores: readonly unknown[]): Promise<pg.QueryResult> {
    const values = [...valores];
    // A transaction would not survive the refusal of a plan.
    const preparar =
      texto.includes(MARCA_EM_JSON) ||
      (texto.includes(MARCA) && !vencidas.has(texto) && conexao.getTransactionStatus() === 'I');
    if (!preparar) return conexao.query(texto, values);
    try {
      return await conexao.query({ name: nomeDe(texto), text: texto, values });
    } catch (erro) {
      if (!mudouPorBaixo(erro)) throw erro;
      vencidas.add(texto);
      return conexao.query(texto, values);
    }
  }

  return {
    // Nothing here asks with a cursor, the other half of that type.
    query: perguntar as unknown as PostgresPoolClient['query'],
    release: (destruir) => conexao.release(destruir),
  };
}
