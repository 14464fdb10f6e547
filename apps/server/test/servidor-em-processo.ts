/** The server as it runs, in a process of its own, for tests of what belongs to a process; told by messages. */
import { executar } from '../src/main.ts';
import { ANA, criarConta } from './pessoas.ts';
import type { ServidorDeTeste } from './servidor-de-teste.ts';

export interface ServidorEmProcesso {
  endereco: string;
  token: string;
  /** Signals that somebody listens to. */
  sinais: readonly string[];
}

await executar({
  env: process.env,
  depois: async ({ endereco, contexto }) => {
    const { token } = await criarConta({ contexto, db: contexto.db } as ServidorDeTeste, ANA);
    const sinais = process.eventNames().filter((nome) => String(nome).startsWith('SIG'));
    process.send?.({ endereco, token, sinais });
  },
});
