import type { MouseEvent, ReactNode } from 'react';
import type { Blocos } from '../blocos/blocos.ts';
import { isCliqueSimples } from './clique-simples.ts';

export interface ItemDeNavegacao {
  id: string;
  texto: string;
  icone?: ReactNode;
  href: string;
  atual?: boolean | undefined;
  /** Opens a dialog instead of leading somewhere. */
  abreDialogo?: boolean | undefined;
  /** Opens outside of the app. */
  externo?: boolean | undefined;
  desabilitado?: boolean | undefined;
  /** Why it is disabled. */
  motivo?: string | undefined;
}

/** Called for a plain click instead of loading the page; new-tab clicks stay the browser's. */
export type AoNavegar = (href: string, item: ItemDeNavegacao) => void;

interface LinkDeNavegacaoProps {
  item: ItemDeNavegacao;
  aoNavegar: AoNavegar | undefined;
  className: string | undefined;
  children: Blocos;
}

export function LinkDeNavegacao({ item, aoNavegar, className, children }: LinkDeNavegacaoProps) {
  const { href, atual, externo, desabilitado } = item;
  if (desabilitado) {
    return (
      // Without an address it is no longer reachable by Tab, as a disabled item should be; the role keeps it announced.
      // biome-ignore lint/a11y/useFocusableInteractive: see above.
      // biome-ignore lint/a11y/useSemanticElements: an anchor without address has no role.
      <span role="link" aria-disabled="true" className={className}>
        {children}
      </span>
    );
  }
  if (item.abreDialogo)
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        onClick={() => aoNavegar?.(href, item)}
      >
        {children}
      </button>
    );
  function aoClicar(evento: MouseEvent<HTMLAnchorElement>) {
    if (externo || !aoNavegar || !isCliqueSimples(evento)) return;
    evento.preventDefault();
    aoNavegar(href, item);
  }
  return (
    <a
      href={href}
      className={className}
      aria-current={atual ? 'page' : undefined}
      onClick={aoClicar}
      {...(externo && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {externo && <span className="so-leitor"> (abre em outra aba)</span>}
    </a>
  );
}
