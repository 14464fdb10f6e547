import { useEffect, useRef } from 'react';

const MARCA = 'aberto';

type EstadoDoHistorico = Record<string, unknown> | null;

/** Mounted anew in the same moment, as React does to find faults, it keeps its entry. */
let abertos = 0;

const marcado = () => (window.history.state as EstadoDoHistorico)?.[MARCA] === true;

/** One step of the history that nobody else learns of: the address is the same before and after. */
function ouvirPasso(aoPassar: () => void): () => void {
  const ouvir = (evento: PopStateEvent) => {
    evento.stopImmediatePropagation();
    parar();
    aoPassar();
  };
  const parar = () => window.removeEventListener('popstate', ouvir, { capture: true });
  window.addEventListener('popstate', ouvir, { capture: true });
  return parar;
}

/**
 * What fills the screen is closed by going back, as people with Android expect, before the page is left. While it is open
 * it has an entry of its own in the history, which goes when it is closed in another way. For what leads to no other page
 * when it closes: that page would be called off.
 */
export function useVoltarFecha(aoFechar: () => void): void {
  const fechar = useRef(aoFechar);
  useEffect(() => {
    fechar.current = aoFechar;
  });

  useEffect(() => {
    abertos += 1;
    // A page that was loaded anew while it was open still has the entry.
    if (!marcado()) window.history.pushState({ ...window.history.state, [MARCA]: true }, '');
    const parar = ouvirPasso(() => fechar.current());
    return () => {
      abertos -= 1;
      parar();
      setTimeout(() => {
        if (abertos > 0 || !marcado()) return;
        ouvirPasso(() => {});
        window.history.back();
      });
    };
  }, []);
}
