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
    transformQuery: ({ node }) => node,
    // Once for every answer: what was compiled before is not transformed again.
    async transformResult({ result }) {
      contador.comandos += 1;
      return result;
    },
  };
  Object.assign(contexto, { db: contexto.db.withPlugin(plugin) });
  return contador;
}
