import { useEffect, useRef, useSyncExternalStore } from 'react';
import { atalhosLigados, ouvirAtalhos } from './atalhos.ts';

/** Keys, as `KeyboardEvent.key` in lower case, and what they do. An undefined action leaves the key alone. */
export type Atalhos = Readonly<Record<string, (() => void) | undefined>>;

const ENTRADAS = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]';

export function useAtalhosLigados(): boolean {
  return useSyncExternalStore(ouvirAtalhos, atalhosLigados);
}

/**
 * Single keys for the whole screen. They rest while somebody types, while a dialog is open (unless the keys are
 * the dialog's own), and while Ctrl, Alt or Meta make them the browser's.
 */
export function useAtalhos(atalhos: Atalhos, { noDialogo = false }: { noDialogo?: boolean } = {}): void {
  const ligados = useAtalhosLigados();
  const atuais = useRef(atalhos);
  useEffect(() => {
    atuais.current = atalhos;
  });
  useEffect(() => {
    if (!ligados) return;
    function aoTeclar(evento: KeyboardEvent) {
      if (evento.ctrlKey || evento.metaKey || evento.altKey || evento.defaultPrevented) return;
      const alvo = evento.target instanceof Element ? evento.target : null;
      if (alvo?.closest(ENTRADAS)) return;
      // Enter belongs to the button or link that has the focus.
      if (evento.key === 'Enter' && alvo?.closest('button, a, summary')) return;
      if (!noDialogo && document.querySelector('dialog[open]:modal')) return;
      const acao = atuais.current[evento.key.toLowerCase()];
      if (!acao) return;
      evento.preventDefault();
      acao();
    }
    document.addEventListener('keydown', aoTeclar);
    return () => document.removeEventListener('keydown', aoTeclar);
  }, [ligados, noDialogo]);
}
