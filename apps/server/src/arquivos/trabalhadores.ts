import { Catraca, type Medidas, type Passagem, type Passou } from './catraca.ts';
import { GastosRecentes } from './gastos-recentes.ts';

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

/** `pesado`: for those whose work has lately cost much, which gives way to that of others. */
export type Passo = 'comum' | 'pesado';

export type OpcoesDosTrabalhadores<Pedido, Resposta> = Omit<Medidas, 'pesados'> & {
  nascer: (passo: Passo) => Trabalhador<Pedido, Resposta>;
  /** Places of those whose work has lately cost much, beside the others; without it they share all of them. */
  dosPesados?: number;
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
  const { dosPesados } = opcoes;
  const gastos = new GastosRecentes();
  const pesados =
    dosPesados === undefined
      ? {}
      : { pesados: { pesa: (quem: string) => gastos.pesa(quem), aoMesmoTempo: dosPesados } };
  const catraca = new Catraca({ ...opcoes, ...pesados });
  const livres = new Map<Trabalhador<Pedido, Resposta>, NodeJS.Timeout | undefined>();
  const vivos = new Map<Trabalhador<Pedido, Resposta>, Passo>();
  let encerrado = false;

  /** The one that worked last: the others may end when there is little to do. One of the other pace makes place. */
  async function tomar(passo: Passo): Promise<Trabalhador<Pedido, Resposta>> {
    const livre = [...livres].findLast(([trabalhador]) => vivos.get(trabalhador) === passo);
    if (livre) {
      livres.delete(livre[0]);
      clearTimeout(livre[1]);
      return livre[0];
    }
    const novo = opcoes.nascer(passo);
    vivos.set(novo, passo);
    const [outro] = livres.keys();
    if (outro && vivos.size > opcoes.aoMesmoTempo + (dosPesados ?? 0)) await despedir(outro);
    return novo;
  }

  const passoDe = (quem: string | undefined): Passo =>
    dosPesados !== undefined && quem !== undefined && gastos.pesa(quem) ? 'pesado' : 'comum';

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

  /** The next person should not wait for a start that somebody else's file made necessary. */
  async function substituir(trabalhador: Trabalhador<Pedido, Resposta>, passo: Passo): Promise<void> {
    await despedir(trabalhador);
    if (encerrado || passo === 'pesado' || livres.size > 0) return;
    const novo = opcoes.nascer(passo);
    vivos.set(novo, passo);
    devolver(novo);
  }

  async function trabalhar(
    pedir: () => Promise<Pedido>,
    { quem, sinal, aoGastar }: OpcoesDoTrabalho,
  ): Promise<Desfecho<Resposta>> {
    if (encerrado) return { tipo: 'fila-cheia' };
    const pedido = await pedir();
    if (encerrado) return { tipo: 'fila-cheia' };
    if (sinal?.aborted) return { tipo: 'interrompido' };
    const passo = passoDe(quem);
    const trabalhador = await tomar(passo);
    const { desfecho, saudavel, cpuMs } = await trabalhador.atender(pedido, sinal);
    if (saudavel && !encerrado) devolver(trabalhador);
    else await substituir(trabalhador, passo);
    aoGastar?.(cpuMs);
    if (quem !== undefined && dosPesados !== undefined)
      gastos.somar(quem, cpuMs, { desistiu: desfecho.tipo === 'demorado-demais' });
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
      await Promise.all([...vivos.keys()].map(despedir));
    },
  };
}
