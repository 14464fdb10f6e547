import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Blocos } from '../blocos/blocos.ts';
import { type AoNavegar, type ItemDeNavegacao, LinkDeNavegacao } from '../navegacao/navegacao.tsx';
import estilos from './cabecalho.module.css';

export interface CabecalhoProps {
  /** Name or logo of the provider. */
  marca: ReactNode;
  /** Where the name leads; readers hear `rotuloDaMarca`. */
  href: string;
  rotuloDaMarca: string;
  /** Links in the header of a desktop; a phone has `BarraDeAbas`. */
  itens?: readonly ItemDeNavegacao[] | undefined;
  aoNavegar?: AoNavegar | undefined;
  aoAbrirMenu?: (() => void) | undefined;
  menuAberto?: boolean | undefined;
  /** At the right: name of the person, theme. */
  acoes?: Blocos;
}

export function Cabecalho({
  marca,
  href,
  rotuloDaMarca,
  itens,
  aoNavegar,
  aoAbrirMenu,
  menuAberto,
  acoes,
}: CabecalhoProps) {
  return (
    <header className={estilos.cabecalho}>
      <div className={estilos.dentro}>
        <LinkDeNavegacao
          item={{ id: 'marca', texto: rotuloDaMarca, href }}
          aoNavegar={aoNavegar}
          className={estilos.marca}
        >
          <span className="so-leitor">{rotuloDaMarca}</span>
          <span aria-hidden="true" className={estilos.sinal}>
            {marca}
          </span>
        </LinkDeNavegacao>
        {itens && (
          <nav aria-label="Principal" className={estilos.navegacao}>
            <ul className={estilos.itens}>
              {itens.map((item) => (
                <li key={item.id}>
                  <LinkDeNavegacao item={item} aoNavegar={aoNavegar} className={estilos.item}>
                    <span>{item.texto}</span>
                  </LinkDeNavegacao>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={estilos.acoes}>
          {acoes}
          {aoAbrirMenu && (
            <button
              type="button"
              className={estilos.menu}
              data-menu-do-topo=""
              aria-haspopup="dialog"
              aria-expanded={menuAberto ?? false}
              onClick={aoAbrirMenu}
            >
              <Menu aria-hidden="true" />
              Menu
            </button>
          )}
        </div>
      </div>
    </header>
  );
}
