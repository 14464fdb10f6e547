/** What was decided just now is drawn well before: after it the wait is for something that will not come. */
const PRAZO_MS = 2000;

/**
 * Calls `fazer` once, with what `achar` finds under `raiz` as soon as it is drawn. The next frame may come before React
 * has drawn what an answer changed, so what is not there yet is waited for. Returns how to stop waiting.
 */
export function quandoDesenhado<T>(
  raiz: Node,
  achar: () => T | null,
  fazer: (achado: T) => void,
): () => void {
  const observador = new MutationObserver(tentar);
  const quadro = requestAnimationFrame(() => {
    observador.observe(raiz, { subtree: true, childList: true, attributes: true });
    tentar();
  });
  const prazo = setTimeout(parar, PRAZO_MS);

  function parar(): void {
    cancelAnimationFrame(quadro);
    clearTimeout(prazo);
    observador.disconnect();
  }
  function tentar(): void {
    const achado = achar();
    if (achado === null) return;
    parar();
    fazer(achado);
  }
  return parar;
}
