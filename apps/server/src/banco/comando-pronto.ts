/**
 * A statement of the busiest calls is built and compiled once, and from then on only its values change: building it costs
 * about as much as asking it.
 */
import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { DB } from './esquema.gerado.ts';

/** Stands for a value while the statement is built. */
class Lugar {
  readonly nome: string;
  constructor(nome: string) {
    this.nome = nome;
  }
}

/** `montar` only passes its values on: they are not known yet when it is called. */
export function comandoPronto<V extends object, R>(montar: (db: Kysely<DB>, valores: V) => Compilable<R>) {
  const lugares = new Proxy({}, { get: (_, nome) => new Lugar(String(nome)) }) as V;
  let pronto: CompiledQuery<R> | null = null;
  return async (db: Kysely<DB>, valores: V): Promise<R[]> => {
    pronto ??= montar(db, lugares).compile();
    const parameters = pronto.parameters.map((valor) =>
      valor instanceof Lugar ? valores[valor.nome as keyof V] : valor,
    );
    const { rows } = await db.executeQuery<R>({ ...pronto, parameters });
    return rows;
  };
}
