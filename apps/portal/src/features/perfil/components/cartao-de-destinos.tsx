import { Cartao } from '@credito/ui/cartao/cartao';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import estilos from './cartao-de-destinos.module.css';

export interface Destino {
  href: string;
  titulo: string;
  texto: string;
}

/** Ways from the profile to pages of their own. */
export function CartaoDeDestinos({ titulo, destinos }: { titulo: string; destinos: readonly Destino[] }) {
  return (
    <Cartao titulo={titulo}>
      <ul className={estilos.lista}>
        {destinos.map(({ href, titulo: nome, texto }) => (
          <li key={href}>
            <Link href={href} className={estilos.destino}>
              <span>
                <span className={estilos.titulo}>{nome}</span>
                <span className={estilos.texto}>{texto}</span>
              </span>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Cartao>
  );
}
