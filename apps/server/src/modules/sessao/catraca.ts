/**
 * Lets a bounded number of costly tasks run and a bounded number wait; whoever comes beyond that is told at once when
 * to come back, instead of making everybody slower.
 */
import { ErroDeAplicacao } from '../../erros.ts';

export interface Medidas {
  aoMesmoTempo: number;
  /** How many may wait. */
  fila: number;
}

export class Catraca {
  private readonly medidas: Medidas;
  private dentro = 0;
  private readonly esperando: (() => void)[] = [];

  constructor(medidas: Medidas) {
    this.medidas = medidas;
  }

  async passar<T>(tarefa: () => Promise<T>): Promise<T> {
    if (this.dentro < this.medidas.aoMesmoTempo) this.dentro += 1;
    else await this.esperarVez();
    try {
      return await tarefa();
    } finally {
      const proxima = this.esperando.shift();
      // The place is handed over: nobody slips in between.
      if (proxima) proxima();
      else this.dentro -= 1;
    }
  }

  private async esperarVez(): Promise<void> {
    if (this.esperando.length >= this.medidas.fila)
      throw new ErroDeAplicacao(503, 'Estamos com muitos acessos. Tente novamente em instantes.', {
        esperarSegundos: 3,
      });
    await new Promise<void>((passar) => this.esperando.push(passar));
  }
}
