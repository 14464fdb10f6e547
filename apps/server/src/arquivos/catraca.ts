/**
 * Lets a bounded number of costly tasks run and a bounded number wait; whoever comes beyond that is told at once,
 * instead of making everybody slower.
 */

export interface Medidas {
  aoMesmoTempo: number;
  /** How many may wait. */
  fila: number;
  /** How many of them of the same person. */
  filaPorPessoa: number;
  /** Whose tasks are costly beyond those of others, and how many of theirs run: the other places are not for them. */
  pesados?: { pesa: (quem: string) => boolean; aoMesmoTempo: number };
}

export interface Passagem {
  /** Whose task it is, or whom it is about; those of nobody in particular do not wait for each other. */
  quem?: string | undefined;
  /** Aborted when nobody waits for the task any more: it leaves the queue. */
  sinal?: AbortSignal | undefined;
}

export type Passou<T> =
  | { tipo: 'passou'; valor: T }
  | { tipo: 'fila-cheia' }
  | { tipo: 'fila-da-pessoa-cheia' }
  | { tipo: 'interrompido' };

/** Someone who waits for a place. */
interface Espera {
  quem: string | undefined;
  entrar: () => void;
}

export class Catraca {
  private readonly medidas: Medidas;
  private dentro = 0;
  private readonly ocupados = new Set<string>();
  private readonly esperando: Espera[] = [];
  /** When each person who still waits was served last, as a running number. */
  private readonly servidos = new Map<string, number>();
  private chamadas = 0;

  constructor(medidas: Medidas) {
    this.medidas = medidas;
  }

  /** Tasks of the same person run one after the other: whoever floods takes one place, not all. */
  async passar<T>(tarefa: () => Promise<T>, { quem, sinal }: Passagem = {}): Promise<Passou<T>> {
    if (sinal?.aborted) return { tipo: 'interrompido' };
    if (this.podeEntrar(quem)) this.ocupar(quem);
    else {
      const cheia = this.cheiaPara(quem);
      if (cheia) return cheia;
      if (!(await this.esperarVez(quem, sinal))) return { tipo: 'interrompido' };
    }
    try {
      return { tipo: 'passou', valor: await tarefa() };
    } finally {
      this.dentro -= 1;
      if (quem !== undefined) this.ocupados.delete(quem);
      this.chamarProximos();
    }
  }

  private podeEntrar(quem: string | undefined): boolean {
    if (this.dentro >= this.medidas.aoMesmoTempo) return false;
    return quem === undefined || (!this.ocupados.has(quem) && !this.pesaDemais(quem));
  }

  private pesaDemais(quem: string): boolean {
    const { pesados } = this.medidas;
    if (!pesados?.pesa(quem)) return false;
    return [...this.ocupados].filter(pesados.pesa).length >= pesados.aoMesmoTempo;
  }

  private ocupar(quem: string | undefined): void {
    this.dentro += 1;
    if (quem === undefined) return;
    this.ocupados.add(quem);
    this.chamadas += 1;
    this.servidos.set(quem, this.chamadas);
  }

  private cheiaPara(quem: string | undefined): Passou<never> | null {
    const daPessoa = this.esperando.filter((espera) => quem !== undefined && espera.quem === quem).length;
    if (daPessoa >= this.medidas.filaPorPessoa) return { tipo: 'fila-da-pessoa-cheia' };
    return this.esperando.length >= this.medidas.fila ? { tipo: 'fila-cheia' } : null;
  }

  /** The places are handed over here: nobody slips in between. */
  private chamarProximos(): void {
    for (;;) {
      const proxima = this.aProxima();
      if (!proxima) break;
      this.esperando.splice(this.esperando.indexOf(proxima), 1);
      this.ocupar(proxima.quem);
      proxima.entrar();
    }
    for (const quem of this.servidos.keys())
      if (!this.ocupados.has(quem) && !this.esperando.some((espera) => espera.quem === quem))
        this.servidos.delete(quem);
  }

  /** Whoever was not served yet, in the order in which they came; then whoever was served longest ago. */
  private aProxima(): Espera | undefined {
    const ultimaVez = ({ quem }: Espera) => (quem === undefined ? 0 : (this.servidos.get(quem) ?? 0));
    return this.esperando
      .filter(({ quem }) => this.podeEntrar(quem))
      .reduce<Espera | undefined>(
        (melhor, outra) => (melhor && ultimaVez(melhor) <= ultimaVez(outra) ? melhor : outra),
        undefined,
      );
  }

  /** False when the signal came before the place. */
  private esperarVez(quem: string | undefined, sinal: AbortSignal | undefined): Promise<boolean> {
    return new Promise((resolver) => {
      const desistir = () => {
        this.esperando.splice(this.esperando.indexOf(espera), 1);
        resolver(false);
      };
      const espera: Espera = {
        quem,
        entrar: () => {
          sinal?.removeEventListener('abort', desistir);
          resolver(true);
        },
      };
      this.esperando.push(espera);
      sinal?.addEventListener('abort', desistir, { once: true });
    });
  }
}
