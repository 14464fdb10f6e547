import { Catraca, type Medidas, type Passagem, type Passou } from './catraca.ts';

export type Desfecho<Resposta> =
  | { tipo: 'feito'; valor: Resposta }
  /** The work cost more time or memory than it may. */
  | { tipo: 'demorado-demais' }
  /** The worker fell, or the work threw something that nobody foresaw. */
  | { tipo: 'quebrou'; onde: string }
  | Exclude<Passou<never>, { tipo: 'passou' }>;

/** Does one piece of work at a time: a thread (fio.ts) for our own work, a process (processo.ts) for strangers' files. */
export type Trabalhador<Pedido, Resposta> = {
  atender(pedido: Pedido, sinal?: AbortSignal): Promise<Atendimento<Resposta>>;
  /** Resolves once it has ended. */
  encerrar(): Promise<void>;
};

export type Atendimento<Resposta> = {
  desfecho: Desfecho<Resposta>;
  /** Whether the worker can take another piece of work. */
  saudavel: boolean;
  /** Processor time of the piece of work, where it can be told. */
  cpuMs: number;
};

export type OpcoesDosTrabalhadores<Pedido, Resposta> = Medidas & {
  nascer: () => Trabalhador<Pedido, Resposta>;
  /** Ends a worker that had nothing to do for so long; without it they stay. */
  ociosoMs?: number;
};

export type OpcoesDoTrabalho = Passagem & {
  /** Told what a piece of work cost, however it ended. */
  aoGastar?: ((cpuMs: number) => void) | undefined;
};

/** What is asked for, made once its turn has come: waiting should cost an id, never a file. */
export type Trabalhadores<Pedido, Resposta> = {
  /** Throws only what making the request throws. */
  executar(pedido: () => Promise<Pedido>, opcoes?: OpcoesDoTrabalho): Promise<Desfecho<Resposta>>;
  encerrar(): Promise<void>;
};

/**
 * A few workers for heavy work: files of strangers, passwords. One that takes too long, grows too much or falls is
 * ended and replaced; the request thread is never blocked, and a file can at most spoil its own turn.
 */
export function criarTrabalhadores<Pedido, Resposta>(
  opcoes: OpcoesDosTrabalhadores<Pedido, Resposta>,
): Trabalhadores<Pedido, Resposta> {
  const catraca = new Catraca(opcoes);
  const livres = new Map<Trabalhador<Pedido, Resposta>, NodeJS.Timeout | undefined>();
  const vivos = new Set<Trabalhador<Pedido, Resposta>>();
  let encerrado = false;

  /** The one that worked last: the others may end when there is little to do. */
  function tomar(): Trabalhador<Pedido, Resposta> {
    const livre = [...livres].at(-1);
    if (livre) {
      livres.delete(livre[0]);
      clearTimeout(livre[1]);
      return livre[0];
    }
    const novo = opcoes.nascer();
    vivos.add(novo);
    return novo;
  }

  function devolver(trabalhador: Trabalhador<Pedido, Resposta>): void {
    const { ociosoMs } = opcoes;
    const despedida =
      ociosoMs === undefined ? undefined : setTimeout(() => void despedir(trabalhador), ociosoMs).unref();
    livres.set(trabalhador, despedida);
  }

  async function despedir(trabalhador: Trabalhador<Pedido, Resposta>): Promise<void> {
    clearTimeout(livres.get(trabalhador));
    livres.delete(trabalhador);
    await trabalhador.encerrar();
    vivos.delete(trabalhador);
  }

  async function trabalhar(
    pedir: () => Promise<Pedido>,
    { sinal, aoGastar }: OpcoesDoTrabalho,
  ): Promise<Desfecho<Resposta>> {
    if (encerrado) return { tipo: 'fila-cheia' };
    const pedido = await pedir();
    if (encerrado) return { tipo: 'fila-cheia' };
    if (sinal?.aborted) return { tipo: 'interrompido' };
    const trabalhador = tomar();
    const { desfecho, saudavel, cpuMs } = await trabalhador.atender(pedido, sinal);
    if (saudavel && !encerrado) devolver(trabalhador);
    else await despedir(trabalhador);
    aoGastar?.(cpuMs);
    // A worker that we end ourselves says nothing about the file: it is worth another try.
    return encerrado && desfecho.tipo !== 'feito' ? { tipo: 'fila-cheia' } : desfecho;
  }

  return {
    async executar(pedir, opcoesDeste = {}) {
      const passou = await catraca.passar(() => trabalhar(pedir, opcoesDeste), opcoesDeste);
      return passou.tipo === 'passou' ? passou.valor : passou;
    },
    async encerrar() {
      encerrado = true;
      await Promise.all([...vivos].map(despedir));
    },
  };
}
