import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { BotaoDeFechar } from '../botao-de-fechar/botao-de-fechar.tsx';
import { classes } from '../classe/classe.ts';
import { useVoltarFecha } from '../endereco/use-voltar-fecha.ts';
import estilos from './dialogo.module.css';

export interface DialogoProps {
  aberto: boolean;
  /** Escape, going back, the close button and a click outside ask for it; the owner decides. */
  aoFechar: () => void;
  titulo: ReactNode;
  icone?: ReactNode;
  /** Colour of the icon. */
  tom?: 'normal' | 'perigo' | undefined;
  children?: ReactNode;
  /** Buttons, the most important first. */
  acoes?: ReactNode;
  /** `false`: only the actions close it. */
  dispensavel?: boolean | undefined;
  largo?: boolean | undefined;
  /** `false` for long contents, which readers would otherwise hear whole on opening. */
  descrito?: boolean | undefined;
}

const naoFecha = () => undefined;

/** A question that stops everything else: a sheet from below on a phone, a card on a desktop. */
export function Dialogo({
  aberto,
  aoFechar,
  titulo,
  icone,
  tom = 'normal',
  children,
  acoes,
  dispensavel = true,
  largo,
  descrito = true,
}: DialogoProps) {
  const dialogo = useRef<HTMLDialogElement>(null);
  const cabecalho = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useVoltarFecha(aberto, dispensavel ? aoFechar : naoFecha);

  useLayoutEffect(() => {
    const elemento = dialogo.current;
    if (!aberto || !elemento) return;
    elemento.showModal();
    // The title is read first; the browser would choose the close button.
    cabecalho.current?.focus({ preventScroll: true });
    // close() gives the focus back to whoever had it; removing an open dialog would lose it.
    return () => elemento.close();
  }, [aberto]);

  function aoClicarFora(evento: MouseEvent<HTMLDialogElement>) {
    if (dispensavel && evento.target === dialogo.current) aoFechar();
  }

  /** Browsers close on the second Escape whatever the first was answered. */
  function aoFecharSozinho() {
    const elemento = dialogo.current;
    if (!aberto || !elemento || elemento.open) return;
    if (dispensavel) aoFechar();
    else elemento.showModal();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key for the same.
    <dialog
      ref={dialogo}
      className={classes(estilos.dialogo, largo && estilos.largo)}
      aria-labelledby={`${id}-titulo`}
      aria-describedby={children && descrito ? `${id}-texto` : undefined}
      onClick={aoClicarFora}
      onClose={(evento) => {
        if (evento.target === dialogo.current) aoFecharSozinho();
      }}
      onCancel={(evento) => {
        if (evento.target !== dialogo.current) return;
        evento.preventDefault();
        if (dispensavel) aoFechar();
      }}
    >
      <div className={estilos.folha}>
        <header className={estilos.cabecalho}>
          {icone && (
            <span className={classes(estilos.icone, tom === 'perigo' && estilos.perigo)} aria-hidden="true">
              {icone}
            </span>
          )}
          <h2 id={`${id}-titulo`} ref={cabecalho} tabIndex={-1}>
            {titulo}
          </h2>
          {dispensavel && <BotaoDeFechar aoFechar={aoFechar} />}
        </header>
        {children && (
          <div id={`${id}-texto`} className={estilos.texto}>
            {children}
          </div>
        )}
        {acoes && <footer className={estilos.acoes}>{acoes}</footer>}
      </div>
    </dialog>
  );
}
