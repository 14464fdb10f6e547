/** Longer than the frame that shows what was just done, and shorter than anybody's reading of it. */
const ESPERA_SEM_AVISO_MS = 300;

/** Calls back when the device has nothing to do; returns how to call it off. Safari says nothing of it. */
export function quandoSobrarTempo(fazer: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const espera = setTimeout(fazer, ESPERA_SEM_AVISO_MS);
    return () => clearTimeout(espera);
  }
  const pedido = requestIdleCallback(fazer);
  return () => cancelIdleCallback(pedido);
}
