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
  /** Whose tasks are costly beyond those of others, and how many places those have, beside the places of the others. */
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

type Lugar = 'comum' | 'pesado';

/** Someone who waits for a place. */
interface Espera {
  quem: string | undefined;
  entrar: (lugar: Lugar) => void;
}

export class Catraca {
  private readonly medidas: Medidas;
  private readonly dentro: Record<Lugar, number> = { comum: 0, pesado: 0 };
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
    let lugar: Lugar | null;
    if (this.podeEntrar(quem)) lugar = this.ocupar(quem);
    else {
      const cheia = this.cheiaPara(quem);
      if (cheia) return cheia;
      lugar = await this.esperarVez(quem, sinal);
      if (lugar === null) return { tipo: 'interrompido' };
    }
    try {
      return { tipo: 'passou', valor: await tarefa() };
    } finally {
      this.dentro[lugar] -= 1;
      if (quem !== undefined) this.ocupados.delete(quem);
      this.chamarProximos();
    }
  }

  private podeEntrar(quem: string | undefined): boolean {
    const lugar = this.lugarDe(quem);
    const { aoMesmoTempo } = (lugar === 'pesado' && this.medidas.pesados) || this.medidas;
    return this.dentro[lugar] < aoMesmoTempo && (quem === undefined || !this.ocupados.has(quem));
  }

  private lugarDe(quem: string | undefined): Lugar {
    return quem !== undefined && this.medidas.pesados?.pesa(quem) ? 'pesado' : 'comum';
  }

  private ocupar(quem: string | undefined): Lugar {
    const lugar = this.lugarDe(quem);
    this.dentro[lugar] += 1;
    if (quem === undefined) return lugar;
    this.ocupados.add(quem);
    this.chamadas += 1;
    this.servidos.set(quem, this.chamadas);
    return lugar;
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
      proxima.entrar(this.ocupar(proxima.quem));
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

  /** Null when the signal came before the place. */
  private esperarVez(quem: string | undefined, sinal: AbortSignal | undefined): Promise<Lugar | null> {
    return new Promise((resolver) => {
      const desistir = () => {
        this.esperando.splice(this.esperando.indexOf(espera), 1);
        resolver(null);
      };
      const espera: Espera = {
        quem,
        entrar: (lugar) => {
          sinal?.removeEventListener('abort', desistir);
          resolver(lugar);
        },
      };
      this.esperando.push(espera);
      sinal?.addEventListener('abort', desistir, { once: true });
    });
  }
}
