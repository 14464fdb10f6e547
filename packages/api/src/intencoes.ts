/**
 * One key for each intention: two clicks, and a press that is repeated because no answer came, are the same call with the
 * same key, and have one effect. Once it was answered, the same again is another intention.
 */

/** Somebody who writes the same words after a longer while means them again. */
const LEMBRADA_MS = 10 * 60_000;
const LEMBRADAS_NO_MAXIMO = 20;

export class Intencoes {
  readonly #semResposta = new Map<string, { chave: string; em: number }>();
  readonly #agora: () => number;

  constructor(agora: () => number = () => performance.now()) {
    this.#agora = agora;
  }

  /** The key of what is being asked for: method, address and body as they go out. */
  chaveDe(chamada: string): string {
    const em = this.#agora();
    const anterior = this.#semResposta.get(chamada);
    const chave = anterior && em - anterior.em <= LEMBRADA_MS ? anterior.chave : chaveNova();
    this.#semResposta.delete(chamada);
    this.#semResposta.set(chamada, { chave, em });
    for (const [antiga] of this.#semResposta) {
      if (this.#semResposta.size <= LEMBRADAS_NO_MAXIMO) break;
      this.#semResposta.delete(antiga);
    }
    return chave;
  }

  respondida(chamada: string): void {
    this.#semResposta.delete(chamada);
  }
}

/** Unlike `randomUUID`, also there on a page that came without encryption, as in a trial on the local network. */
export function chaveNova(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
