/** The same draws for the same seed (mulberry32). */
export class Sorteio {
  #estado: number;

  constructor(semente: number) {
    this.#estado = semente >>> 0;
  }

  entre(menor: number, maior: number): number {
    this.#estado = (this.#estado + 0x6d2b79f5) >>> 0;
    let t = this.#estado;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    const parte = ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
    return menor + Math.floor(parte * (maior - menor + 1));
  }

  um<T>(opcoes: readonly T[]): T {
    return opcoes[this.entre(0, opcoes.length - 1)] as T;
  }
}
