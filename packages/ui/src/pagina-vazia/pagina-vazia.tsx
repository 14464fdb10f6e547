import type { ReactNode } from 'react';
import { DesenhoVazio } from '../desenho/desenho.tsx';
import estilos from './pagina-vazia.module.css';

export interface PaginaVaziaProps {
  /** In the one style of all drawings; null: none. */
  desenho?: ReactNode;
  titulo: ReactNode;
  /** What will appear here, and how. */
  children?: ReactNode;
  acoes?: ReactNode;
  /** 1 when it is the whole page, 2 inside of one. */
  nivel?: 1 | 2 | undefined;
}

export function PaginaVazia({
  desenho = <DesenhoVazio />,
  titulo,
  children,
  acoes,
  nivel = 2,
}: PaginaVaziaProps) {
  const Titulo = nivel === 1 ? 'h1' : 'h2';
  return (
    <div className={estilos.vazia}>
      {desenho && <div className={estilos.desenho}>{desenho}</div>}
      <Titulo>{titulo}</Titulo>
      {children && <div className={estilos.texto}>{children}</div>}
      {acoes && <div className={estilos.acoes}>{acoes}</div>}
    </div>
  );
}
