import { useEffect, useRef } from 'react';

/** Asks for the newest value alone: an answer to an older one, or to a page that was left, is dropped. */
export function useBuscaRecente<A>(
  buscar: (valor: string, sinal: AbortSignal) => Promise<A | null>,
): (valor: string, chegou: (achado: A) => void) => void {
  const corte = useRef<AbortController>(undefined);
  useEffect(() => () => corte.current?.abort(), []);
  return (valor, chegou) => {
    corte.current?.abort();
    const busca = new AbortController();
    corte.current = busca;
    void buscar(valor, busca.signal).then((achado) => {
      if (achado !== null && !busca.signal.aborted) chegou(achado);
    });
  };
}
