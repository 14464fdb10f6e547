/**
 * Whoever goes on after being refused waits for each further refusal: a program that tries again at once on every
 * connection would otherwise take, with refusals alone, the processor from everybody else. People notice nothing.
 */

/** Beyond these nobody is held: open connections cost memory. */
const DETIDOS_NO_MAXIMO = 1_000;

export class Insistencia {
  private readonly pausaMs: number;
  private detidos = 0;

  constructor(pausaMs: number) {
    this.pausaMs = pausaMs;
  }

  async deter(): Promise<void> {
    if (this.pausaMs === 0 || this.detidos >= DETIDOS_NO_MAXIMO) return;
    this.detidos += 1;
    try {
      await new Promise((passou) => setTimeout(passou, this.pausaMs));
    } finally {
      this.detidos -= 1;
    }
  }
}
