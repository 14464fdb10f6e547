import { useEffect, useRef } from 'react';

const MARCA = 'aberto';

type EstadoDoHistorico = Record<string, unknown> | null;

/** How to close what is open, the innermost last. Mounted anew in one moment, as React does to find faults, it keeps its entry. */
const abertos: Array<() => void> = [];
/** Of the page below. */
let endereco = '';
let ouvindo = false;
/** Our own step back is on its way. */
let recolhendo = false;

const marcado = () => (window.history.state as EstadoDoHistorico)?.[MARCA] === true;

/** While something is open the history has an entry for it, and none otherwise. */
function acertar(): void {
  if (recolhendo) return;
  if (abertos.length > 0) {
    endereco = window.location.href;
    // A page that was loaded anew while it was open still has the entry.
    if (!marcado()) window.history.pushState({ ...window.history.state, [MARCA]: true }, '');
    if (!ouvindo) window.addEventListener('popstate', aoPassar, { capture: true });
    ouvindo = true;
  } else if (marcado()) {
    recolhendo = true;
    window.history.back();
  }
}

/** Nobody else learns of a step between the two entries of one page. */
function aoPassar(evento: PopStateEvent): void {
  const nosso = recolhendo || abertos.length > 0;
  if (!nosso || window.location.href !== endereco) {
    recolhendo = false;
    return;
  }
  evento.stopImmediatePropagation();
  if (recolhendo) recolhendo = false;
  else abertos.at(-1)?.();
  setTimeout(acertar);
}

/**
 * What fills the screen is closed by going back, as people with Android expect, before the page is left. While it is open
 * it has an entry of its own in the history, which goes when it is closed in another way. For what leads to no other page
 * when it closes: that page would be called off.
 */
export function useVoltarFecha(aberto: boolean, aoFechar: () => void): void {
  const fechar = useRef(aoFechar);
  useEffect(() => {
    fechar.current = aoFechar;
  });

  useEffect(() => {
    if (!aberto) return;
    const fecharEste = () => fechar.current();
    abertos.push(fecharEste);
    acertar();
    return () => {
      abertos.splice(abertos.indexOf(fecharEste), 1);
      setTimeout(acertar);
    };
  }, [aberto]);
}
