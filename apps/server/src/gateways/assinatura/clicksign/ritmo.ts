/** How fast Clicksign may be asked: so many calls in ten seconds, in the order in which they were wanted. */
import { setTimeout as dormir } from 'node:timers/promises';

/** Injected, so that a test does not wait. */
export interface Tempo {
  agora(): number;
  esperar(ms: number): Promise<void>;
}

export const tempoDoSistema: Tempo = { agora: Date.now, esperar: async (ms) => void (await dormir(ms)) };

export interface Ritmo {
  /** Resolves when the next call may leave. */
  vez(): Promise<void>;
  /** What the provider says that it takes, at most what it promises. */
  aprender(limite: number): void;
  /** Nobody calls before. */
  pausar(ms: number): void;
}

/** Ten seconds there, counted from when a call arrives. */
const JANELA_MS = 10_500;
/** Of the sandbox; production says fifty with its first answer. */
const LIMITE_DO_COMECO = 20;
const LIMITE_DA_PRODUCAO = 50;

export function criarRitmo(tempo: Tempo): Ritmo {
  let limite = LIMITE_DO_COMECO;
  let pausadoAte = 0;
  let fila: Promise<void> = Promise.resolve();
  const inicios: number[] = [];

  async function entrar(): Promise<void> {
    for (;;) {
      const agora = tempo.agora();
      while (inicios.length > 0 && (inicios[0] ?? 0) <= agora - JANELA_MS) inicios.shift();
      const daJanela = inicios.length < limite ? agora : (inicios.at(-limite) ?? agora) + JANELA_MS;
      const quando = Math.max(daJanela, pausadoAte);
      if (quando <= agora) break;
      await tempo.esperar(quando - agora);
    }
    inicios.push(tempo.agora());
  }

  return {
    vez() {
      fila = fila.then(entrar);
      return fila;
    },
    aprender(novo) {
      if (Number.isInteger(novo) && novo > 0) limite = Math.min(novo, LIMITE_DA_PRODUCAO);
    },
    pausar(ms) {
      pausadoAte = Math.max(pausadoAte, tempo.agora() + ms);
    },
  };
}
