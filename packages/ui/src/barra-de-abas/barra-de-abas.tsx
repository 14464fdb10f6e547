import { type AoNavegar, type ItemDeNavegacao, LinkDeNavegacao } from '../navegacao/navegacao.tsx';
import estilos from './barra-de-abas.module.css';

export interface BarraDeAbasProps {
  rotulo?: string | undefined;
  /** Three to five, each with an icon. */
  itens: readonly ItemDeNavegacao[];
  aoNavegar?: AoNavegar | undefined;
}

/** At the thumb on a phone; on a desktop the header has the same links. */
export function BarraDeAbas({ rotulo = 'Principal', itens, aoNavegar }: BarraDeAbasProps) {
  return (
    <nav aria-label={rotulo} className={estilos.barra} data-abas="">
      <ul className={estilos.itens}>
        {itens.map((item) => (
          <li key={item.id}>
            <LinkDeNavegacao item={item} aoNavegar={aoNavegar} className={estilos.item}>
              <span className={estilos.icone} aria-hidden="true">
                {item.icone}
              </span>
              <span>{item.texto}</span>
            </LinkDeNavegacao>
          </li>
        ))}
      </ul>
    </nav>
  );
}
