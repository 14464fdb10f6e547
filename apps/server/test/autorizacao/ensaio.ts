/**
 * A database in which everything can be tried and undone: one connection, and transactions inside transactions as
 * savepoints. A request that succeeds leaves nothing behind for the next one.
 */
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { abrirPool, type Banco } from '../../src/banco/conectar.ts';
import type { DB } from '../../src/banco/esquema.gerado.ts';

class DriverDeEnsaio implements Driver {
  readonly #driver: Driver;
  #conexao: Promise<DatabaseConnection> | undefined;
  #profundidade = 0;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    this.#conexao ??= this.#driver.acquireConnection();
    return this.#conexao;
  }

  async beginTransaction(conexao: DatabaseConnection): Promise<void> {
    await executar(conexao, this.#profundidade === 0 ? 'begin' : `savepoint nivel_${this.#profundidade}`);
    this.#profundidade += 1;
  }

  async commitTransaction(conexao: DatabaseConnection): Promise<void> {
    this.#profundidade -= 1;
    const nivel = this.#profundidade;
    await executar(conexao, nivel === 0 ? 'commit' : `release savepoint nivel_${nivel}`);
  }

  async rollbackTransaction(conexao: DatabaseConnection): Promise<void> {
    this.#profundidade -= 1;
    const nivel = this.#profundidade;
    await executar(conexao, nivel === 0 ? 'rollback' : `rollback to savepoint nivel_${nivel}`);
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    if (this.#conexao) await this.#driver.releaseConnection(await this.#conexao);
    await this.#driver.destroy();
  }
}

function executar(conexao: DatabaseConnection, comando: string): Promise<unknown> {
  return conexao.executeQuery(sql.raw(comando).compile(compilador));
}

const dialeto = (url: string): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () =>
    new DriverDeEnsaio(new PostgresDriver({ pool: abrirPool(url, { maximoDeConexoes: 1 }) })),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

/** Only to compile the commands of a transaction; it never connects. */
const compilador = new Kysely<DB>({ dialect: dialeto('postgres://ninguem@127.0.0.1:1/nada') });

let consultas = 0;

export function conectarParaEnsaio(url: string): Banco {
  return new Kysely<DB>({
    dialect: dialeto(url),
    log: ({ level }) => {
      if (level === 'query') consultas += 1;
    },
  });
}

/** How many statements a call took: what somebody else's costs more than a missing one could be told from the time. */
export async function contandoConsultas<T>(
  fazer: () => Promise<T>,
): Promise<{ valor: T; consultas: number }> {
  const antes = consultas;
  const valor = await fazer();
  return { valor, consultas: consultas - antes };
}

class Desfazer extends Error {}

/** Runs and undoes everything that was written meanwhile. */
export async function ensaiar<T>(db: Banco, fazer: () => Promise<T>): Promise<T> {
  let resultado: { valor: T } | undefined;
  try {
    await db.transaction().execute(async () => {
      resultado = { valor: await fazer() };
      throw new Desfazer();
    });
  } catch (erro) {
    if (!(erro instanceof Desfazer)) throw erro;
  }
  if (!resultado) throw new Error('the rehearsal ended without a result');
  return resultado.valor;
}
