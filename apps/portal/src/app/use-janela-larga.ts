import { useSyncExternalStore } from 'react';

/** From here on the page has three parts (ADR 0181). */
const LARGA = '(min-width: 64rem)';

function ouvir(ouvinte: () => void): () => void {
  const medida = window.matchMedia(LARGA);
  medida.addEventListener('change', ouvinte);
  return () => medida.removeEventListener('change', ouvinte);
}

/** What stands beside the page is not drawn at all on a phone: nothing of it is heard, found or fetched there. */
export function useJanelaLarga(): boolean {
  return useSyncExternalStore(
    ouvir,
    () => window.matchMedia(LARGA).matches,
    () => false,
  );
}
