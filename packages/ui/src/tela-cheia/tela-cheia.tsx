import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { BotaoDeFechar } from '../botao-de-fechar/botao-de-fechar.tsx';
import { useVoltarFecha } from '../endereco/use-voltar-fecha.ts';
import estilos from './tela-cheia.module.css';

export interface TelaCheiaProps {
  aberta: boolean;
  /** Escape, the close button and a step back ask for it. */
  aoFechar: () => void;
  titulo: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom, the most important first. */
  acoes?: ReactNode;
}

/** Something to look at that needs the whole screen: pages, pictures. */
export function TelaCheia({ aberta, aoFechar, titulo, children, acoes }: TelaCheiaProps) {
  const dialogo = useRef<HTMLDialogElement>(null);
  const cabecalho = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useVoltarFecha(aberta, aoFechar);

  // A layout effect closes before React removes the element: close() gives the focus back, removing would lose it.
  useLayoutEffect(() => {
    const elemento = dialogo.current;
    if (!aberta || !elemento) return;
    elemento.showModal();
    cabecalho.current?.focus({ preventScroll: true });
    return () => elemento.close();
  }, [aberta]);

  return (
    <dialog
      ref={dialogo}
      className={estilos.tela}
      aria-labelledby={`${id}-titulo`}
      onCancel={(evento) => {
        if (evento.target !== dialogo.current) return;
        evento.preventDefault();
        aoFechar();
      }}
    >
      <div className={estilos.moldura}>
        <header className={estilos.cabecalho}>
          <h2 id={`${id}-titulo`} ref={cabecalho} tabIndex={-1}>
            {titulo}
          </h2>
          <BotaoDeFechar aoFechar={aoFechar} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <div className={estilos.conteudo} tabIndex={0}>
          {children}
        </div>
        {acoes && <footer className={estilos.acoes}>{acoes}</footer>}
      </div>
    </dialog>
  );
}
