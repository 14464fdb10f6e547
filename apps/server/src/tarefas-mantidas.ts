/**
 * Workers that outlive their database. The queue gives up when it cannot write down how a job ended, as it happens
 * when the database falls in the middle of one; what it held is free again with the next start, and done then.
 */
import { setTimeout as esperar } from 'node:timers/promises';

export interface Corredor {
  /** Settles when the workers have stopped, whoever stopped them. */
  fim: Promise<void>;
  encerrar(): Promise<void>;
}

const NOVA_TENTATIVA_MS = 1_000;

/** The first start must work; after that they are started again for as long as it takes. */
export async function manterTarefas(
  ligar: () => Promise<Corredor>,
  aoParar: (erro: unknown) => void,
  esperaMs = NOVA_TENTATIVA_MS,
): Promise<{ stop(): Promise<void> }> {
  let atual = await ligar();
  const parada = new AbortController();
  const { signal } = parada;

  async function religar(): Promise<void> {
    while (!signal.aborted) {
      await esperar(esperaMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        atual = await ligar();
        return;
      } catch (erro) {
        aoParar(erro);
      }
    }
  }

  async function acompanhar(): Promise<void> {
    while (!signal.aborted) {
      const erro = await atual.fim.then(
        () => new Error('the workers ended'),
        (motivo: unknown) => motivo,
      );
      if (signal.aborted) return;
      aoParar(erro);
      await atual.encerrar().catch(aoParar);
      await religar();
    }
  }
  const acompanhamento = acompanhar();

  return {
    stop: async () => {
      parada.abort();
      const deAgora = atual;
      await deAgora.encerrar();
      await acompanhamento;
      // A start that was under way when the stop came.
      if (atual !== deAgora) await atual.encerrar();
    },
  };
}
