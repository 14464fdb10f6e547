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
/** What was asked for meanwhile. */
const depois: Array<() => void> = [];
/** Another document is on its way: a step back would call it off. */
let saindo = false;

const marcado = () => (window.history.state as EstadoDoHistorico)?.[MARCA] === true;

/** While something is open the history has an entry for it, and none otherwise. */
function acertar(): void {
  if (recolhendo || saindo) return;
  if (abertos.length > 0) {
    endereco = window.location.href;
    // A page that was loaded anew while it was open still has the entry.
    if (!marcado()) window.history.pushState({ ...window.history.state, [MARCA]: true }, '');
    ouvir();
  } else if (marcado()) recolher();
}

function ouvir(): void {
  if (!ouvindo) window.addEventListener('popstate', aoPassar, { capture: true });
  ouvindo = true;
}

function recolher(eDepois?: () => void): void {
  if (eDepois) depois.push(eDepois);
  ouvir();
  // After a page was loaded anew while something was open.
  endereco ||= window.location.href;
  recolhendo = true;
  window.history.back();
}

/** Nobody else learns of a step between the two entries of one page. */
function aoPassar(evento: PopStateEvent): void {
  const nosso = recolhendo || abertos.length > 0;
  const daqui = nosso && window.location.href === endereco;
  if (daqui) evento.stopImmediatePropagation();
  if (recolhendo) {
    recolhendo = false;
    for (const ir of depois.splice(0)) ir();
  } else if (daqui) abertos.at(-1)?.();
  if (daqui) setTimeout(acertar);
}

type Ir<Opcoes> = (para: string, opcoes?: Opcoes) => void;

/**
 * How the router goes to another page while something is open, or closes: that page takes the place of its entry, so that
 * going back from there leads to the page below and not to an entry of nothing.
 */
export function noLugarDoAberto<Opcoes extends { replace?: boolean }>(ir: Ir<Opcoes>): Ir<Opcoes> {
  return (para, opcoes) => {
    if (recolhendo) depois.push(() => ir(para, opcoes));
    else if (marcado()) {
      const trocando = { ...opcoes, replace: true } as Opcoes;
      ir(para, trocando);
      // The page below was to be replaced as well.
      if (opcoes?.replace) recolher(() => ir(para, trocando));
      else setTimeout(acertar);
    } else ir(para, opcoes);
  };
}

/** Another document, or this one anew, in the place of this one. */
export function sairDoDocumento(ir: () => void): void {
  const sair = () => {
    saindo = true;
    ir();
  };
  if (recolhendo) depois.push(sair);
  else if (marcado()) recolher(sair);
  else sair();
}

/**
 * Whatever lies on top is closed by going back, as people with Android expect, before the page is left. While it is open
 * it has an entry of its own in the history, which goes when it is closed in another way.
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
