import { Worker } from 'node:worker_threads';

export type OpcoesDosTrabalhadores = {
  /** Module of the thread; it answers each message with one message (see atenderPedidos). */
  arquivo: URL;
  simultaneos: number;
  /** How many may wait for their turn. */
  espera: number;
  limiteMs: number;
  /** Growth of the process during one piece of work after which its thread is ended; without it there is no limit. */
  limiteDeMemoriaMb?: number;
};

export type Desfecho<Resposta> =
  | { tipo: 'feito'; valor: Resposta }
  | { tipo: 'fila-cheia' }
  | { tipo: 'demorado-demais' }
  /** The thread fell, or the work threw something that nobody foresaw. */
  | { tipo: 'quebrou'; onde: string };

export type Trabalhadores<Pedido, Resposta> = {
  executar(pedido: Pedido): Promise<Desfecho<Resposta>>;
  encerrar(): Promise<void>;
};

type Trabalho<Pedido, Resposta> = { pedido: Pedido; responder: (desfecho: Desfecho<Resposta>) => void };

const INTERVALO_DA_VIGIA_MS = 200;

function vigiarMemoria(limiteMb: number | undefined, aoPassar: () => void): NodeJS.Timeout | undefined {
  if (limiteMb === undefined) return undefined;
  const inicial = process.memoryUsage.rss();
  return setInterval(() => {
    if (process.memoryUsage.rss() - inicial > limiteMb * 1024 * 1024) aoPassar();
  }, INTERVALO_DA_VIGIA_MS);
}

/**
 * A few threads for heavy work: files of strangers, passwords. A thread that takes too long, grows too much or falls is
 * ended and replaced; the request thread is never blocked, and a file can at most spoil its own turn.
 */
export function criarTrabalhadores<Pedido, Resposta>(
  opcoes: OpcoesDosTrabalhadores,
): Trabalhadores<Pedido, Resposta> {
  const livres: Worker[] = [];
  const vivos = new Set<Worker>();
  const fila: Trabalho<Pedido, Resposta>[] = [];
  let ocupados = 0;
  let encerrado = false;

  function nascer(): Worker {
    // The libraries print what they think of a file, sometimes with pieces of it: none of that reaches the log.
    const novo = new Worker(opcoes.arquivo, { stdout: true, stderr: true });
    novo.stdout.resume();
    novo.stderr.resume();
    novo.unref();
    vivos.add(novo);
    novo.once('exit', () => vivos.delete(novo));
    return novo;
  }

  function proximo(): void {
    while (ocupados < opcoes.simultaneos) {
      const trabalho = fila.shift();
      if (trabalho === undefined) return;
      ocupados += 1;
      const trabalhador = livres.pop() ?? nascer();
      void atender(trabalhador, trabalho.pedido).then(({ desfecho, saudavel }) => {
        ocupados -= 1;
        if (saudavel && !encerrado) livres.push(trabalhador);
        else void trabalhador.terminate();
        trabalho.responder(desfecho);
        proximo();
      });
    }
  }

  function atender(
    trabalhador: Worker,
    pedido: Pedido,
  ): Promise<{ desfecho: Desfecho<Resposta>; saudavel: boolean }> {
    return new Promise((resolve) => {
      const terminar = (desfecho: Desfecho<Resposta>, saudavel: boolean) => {
        clearTimeout(relogio);
        clearInterval(vigia);
        trabalhador.off('message', aoResponder);
        trabalhador.off('error', aoCair);
        trabalhador.off('exit', aoCair);
        trabalhador.unref();
        resolve({ desfecho, saudavel });
      };
      const aoResponder = (mensagem: Desfecho<Resposta>) => terminar(mensagem, true);
      // A thread that we end ourselves says nothing about the file: it is worth another try.
      const aoCair = () =>
        terminar(encerrado ? { tipo: 'fila-cheia' } : { tipo: 'quebrou', onde: 'the thread ended' }, false);
      const relogio = setTimeout(() => terminar({ tipo: 'demorado-demais' }, false), opcoes.limiteMs);
      const vigia = vigiarMemoria(opcoes.limiteDeMemoriaMb, () =>
        terminar({ tipo: 'demorado-demais' }, false),
      );
      trabalhador.once('message', aoResponder);
      trabalhador.once('error', aoCair);
      trabalhador.once('exit', aoCair);
      trabalhador.ref();
      trabalhador.postMessage(pedido);
    });
  }

  return {
    executar(pedido) {
      if (encerrado) return Promise.resolve({ tipo: 'fila-cheia' });
      if (ocupados >= opcoes.simultaneos && fila.length >= opcoes.espera) {
        return Promise.resolve({ tipo: 'fila-cheia' });
      }
      return new Promise((responder) => {
        fila.push({ pedido, responder });
        proximo();
      });
    },
    async encerrar() {
      encerrado = true;
      for (const { responder } of fila.splice(0)) responder({ tipo: 'fila-cheia' });
      await Promise.all([...vivos].map((trabalhador) => trabalhador.terminate()));
    },
  };
}
