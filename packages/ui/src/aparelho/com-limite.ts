/** Storage of a device is a help, never a gate: one that hangs, throws or is missing holds nothing up (case STOR-01). */

const LIMITE_DO_APARELHO_MS = 1_000;

/** What the device gives, or `senao` when it throws, refuses, or stays silent for too long. */
export function comLimite<T, S>(
  pedir: () => PromiseLike<T> | T,
  senao: S,
  limiteMs = LIMITE_DO_APARELHO_MS,
): Promise<T | S> {
  return new Promise((resolver) => {
    const limite = setTimeout(() => resolver(senao), limiteMs);
    const terminar = (valor: T | S) => {
      clearTimeout(limite);
      resolver(valor);
    };
    try {
      Promise.resolve(pedir()).then(terminar, () => terminar(senao));
    } catch {
      terminar(senao);
    }
  });
}
