import { useRef } from 'react';
import { useAtalhos } from '../atalhos/use-atalhos.ts';

/** One link a row: j and k move between them, Enter opens. */
export function useMoverNaLista() {
  const corpo = useRef<HTMLTableSectionElement>(null);

  function mover(passo: 1 | -1) {
    const links = [...(corpo.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];
    const atual = links.indexOf(document.activeElement as HTMLAnchorElement);
    const alvo = atual === -1 && passo === -1 ? 0 : atual + passo;
    links[Math.min(Math.max(alvo, 0), links.length - 1)]?.focus();
  }
  useAtalhos({
    j: () => mover(1),
    arrowdown: () => mover(1),
    k: () => mover(-1),
    arrowup: () => mover(-1),
  });
  return corpo;
}
