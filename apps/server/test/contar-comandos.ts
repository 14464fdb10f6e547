/** How often the database is asked. `begin` and `commit` are not counted. */
import type { KyselyPlugin } from 'kysely';
import type { Contexto } from '../src/contexto.ts';

export interface Contador {
  comandos: number;
}

/** From now on, by whatever asks through `contexto.db`. */
export function contarComandos(contexto: Contexto): Contador {
  const contador: Contador = { comandos: 0 };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      contador.comandos += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  Object.assign(contexto, { db: contexto.db.withPlugin(plugin) });
  return contador;
}
