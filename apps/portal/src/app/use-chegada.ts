import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** The address that the document itself was opened with: whoever is there has not gone anywhere yet. */
function caminhoDoDocumento(): string {
  const [abertura] = performance.getEntriesByType('navigation');
  return abertura ? new URL(abertura.name).pathname : window.location.pathname;
}

/**
 * A new screen takes the focus with its heading, so that readers speak it and the keyboard goes on from it; so does a
 * heading that replaces another when the focus went with the old one. Who is in a field or a dialog already stays there.
 */
export function useChegada(): void {
  const [caminho] = useLocation();
  const visto = useRef<{ caminho: string; titulo: Element | null }>({
    caminho: caminhoDoDocumento(),
    titulo: null,
  });
  const voltou = useRef(false);

  useEffect(() => {
    // A step back that only closed what was open above the page goes nowhere.
    const aoVoltar = () => {
      voltou.current = window.location.pathname !== visto.current.caminho;
    };
    window.addEventListener('popstate', aoVoltar);
    return () => window.removeEventListener('popstate', aoVoltar);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of address is an arrival.
  useEffect(() => {
    const conteudo = document.getElementById('conteudo');
    if (!conteudo) return;
    function olhar(): void {
      const titulo = conteudo?.querySelector('h1');
      if (!titulo) return;
      const antes = visto.current;
      const agora = window.location.pathname;
      visto.current = { caminho: agora, titulo };
      const foiLevado = antes.caminho !== agora;
      const porVolta = voltou.current;
      if (foiLevado) voltou.current = false;
      const foco = document.activeElement;
      const perdido = foco === null || foco === document.body;
      const trocou = antes.titulo !== null && antes.titulo !== titulo && perdido;
      if (foiLevado ? conteudo?.contains(foco) || foco?.closest('dialog') : !trocou) return;
      // The browser itself puts a page that was gone back to where it had been.
      if (foiLevado && !porVolta)
        for (const tela of [window, titulo.closest('[data-tela]')])
          tela?.scrollTo({ top: 0, behavior: 'instant' });
      titulo.tabIndex = -1;
      titulo.focus({ preventScroll: foiLevado });
    }
    olhar();
    const observador = new MutationObserver(olhar);
    observador.observe(conteudo, { childList: true, subtree: true });
    return () => observador.disconnect();
  }, [caminho]);
}
