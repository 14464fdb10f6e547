import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialogo } from '../dialogo/dialogo.tsx';
import { type AoNavegar, type ItemDeNavegacao, LinkDeNavegacao } from '../navegacao/navegacao.tsx';
import estilos from './menu-principal.module.css';

export interface MenuPrincipalProps {
  aberto: boolean;
  aoFechar: () => void;
  titulo?: string | undefined;
  itens: readonly ItemDeNavegacao[];
  aoNavegar?: AoNavegar | undefined;
  /** Below the links: theme, name, "Sair". */
  rodape?: ReactNode;
}

export function MenuPrincipal({
  aberto,
  aoFechar,
  titulo = 'Menu',
  itens,
  aoNavegar,
  rodape,
}: MenuPrincipalProps) {
  return (
    <Dialogo aberto={aberto} aoFechar={aoFechar} titulo={titulo} descrito={false}>
      <nav aria-label={titulo}>
        <ul className={estilos.itens}>
          {itens.map((item) => (
            <li key={item.id}>
              <LinkDeNavegacao
                item={item}
                className={estilos.item}
                aoNavegar={
                  aoNavegar &&
                  ((href) => {
                    aoFechar();
                    aoNavegar(href, item);
                  })
                }
              >
                <span className={estilos.icone} aria-hidden="true">
                  {item.icone}
                </span>
                <span className={estilos.textos}>
                  <span>{item.texto}</span>
                  {item.desabilitado && item.motivo && <span className={estilos.motivo}>{item.motivo}</span>}
                </span>
                {item.externo && <ExternalLink aria-hidden="true" className={estilos.externo} />}
              </LinkDeNavegacao>
            </li>
          ))}
        </ul>
      </nav>
      {rodape && <div className={estilos.rodape}>{rodape}</div>}
    </Dialogo>
  );
}
