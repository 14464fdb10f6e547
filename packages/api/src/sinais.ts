/**
 * Aborts with the first of the two: the caller's signal or the time that is over. Written out because
 * `AbortSignal.any` is younger than the oldest browsers that we promise (docs/navegadores.md).
 */
export function sinalComLimite(sinal: AbortSignal | undefined, limiteMs: number): AbortSignal {
  const limite = AbortSignal.timeout(limiteMs);
  if (!sinal) return limite;
  const ambos = new AbortController();
  for (const um of [sinal, limite]) {
    const encerrar = () => ambos.abort(um.reason);
    if (um.aborted) encerrar();
    else um.addEventListener('abort', encerrar, { once: true, signal: ambos.signal });
  }
  return ambos.signal;
}
