/**
 * Lets a bounded number of costly tasks run and a bounded number wait; whoever comes beyond that is told at once when
 * to come back, instead of making everybody slower.
 */
import { muitasTentativas, muitosAcessos } from '../../erros.ts';

export interface Medidas {
  aoMesmoTempo: number;
  /** How many may wait. */
  fila: number;
  /** How many of them about the same person. */
  filaPorPessoa: number;
}

export const ESPERA_SEGUNDOS = 3;

/** Someone who waits for a place. */
interface Espera {
  quem: string | null;
  entrar: () => void;
}

export class Catraca {
  private readonly medidas: Medidas;
  private dentro = 0;
  private readonly ocupados = new Set<string>();
  private readonly esperando: Espera[] = [];

  constructor(medidas: Medidas) {
    this.medidas = medidas;
  }

  /** Tasks about the same person run one after the other: whoever floods one person takes one place, not all. */
  async passar<T>(tarefa: () => Promise<T>, quem: string | null = null): Promise<T> {
    if (this.podeEntrar(quem)) this.ocupar(quem);
    else await this.esperarVez(quem);
    try {
      return await tarefa();
    } finally {
      this.dentro -= 1;
      if (quem !== null) this.ocupados.delete(quem);
      this.chamarProximos();
    }
  }

  private podeEntrar(quem: string | null): boolean {
    return this.dentro < this.medidas.aoMesmoTempo && !(quem !== null && this.ocupados.has(quem));
  }

  private ocupar(quem: string | null): void {
    this.dentro += 1;
    if (quem !== null) this.ocupados.add(quem);
  }

  /** The places are handed over here: nobody slips in between. */
  private chamarProximos(): void {
    for (;;) {
      const posicao = this.esperando.findIndex(({ quem }) => this.podeEntrar(quem));
      const [proxima] = posicao === -1 ? [] : this.esperando.splice(posicao, 1);
      if (!proxima) return;
      this.ocupar(proxima.quem);
      proxima.entrar();
    }
  }

  private async esperarVez(quem: string | null): Promise<void> {
    const daPessoa = quem === null ? 0 : this.esperando.filter((espera) => espera.quem === quem).length;
    if (daPessoa >= this.medidas.filaPorPessoa)
      throw muitasTentativas('Já há tentativas em andamento. Tente novamente em instantes.', ESPERA_SEGUNDOS);
    if (this.esperando.length >= this.medidas.fila) throw muitosAcessos(ESPERA_SEGUNDOS);
    await new Promise<void>((entrar) => this.esperando.push({ quem, entrar }));
  }
}
