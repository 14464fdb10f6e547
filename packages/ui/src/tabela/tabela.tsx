import type { Blocos } from '../blocos/blocos.ts';
import { classes } from '../classe/classe.ts';
import estilos from './tabela.module.css';

export interface TabelaProps {
  /** Read by screen readers as the name of the table and of the area that scrolls. */
  legenda: string;
  className?: string | undefined;
  /** On a phone each row is a card; the cells name their column in `data-rotulo`. */
  cartoes?: boolean | undefined;
  children: Blocos;
}

/** Rows and columns in a frame that scrolls sideways, also by the arrow keys, when they are wider than the window. */
export function Tabela({ legenda, className, cartoes, children }: TabelaProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard scrolls with the arrow keys.
    <section className={estilos.rolagem} aria-label={legenda} tabIndex={0}>
      <table className={classes(estilos.tabela, cartoes && estilos.cartoes, className)}>
        <caption className="so-leitor">{legenda}</caption>
        {children}
      </table>
    </section>
  );
}
