import type { ReactNode } from 'react';
import type { Blocos } from '../blocos/blocos.ts';
import { Cartao } from '../cartao/cartao.tsx';
import estilos from './lista-de-cartoes.module.css';

interface CartaoDaLista {
  id: string;
  titulo: ReactNode;
  /** An `Etiqueta`. */
  estado?: Blocos;
  detalhe?: ReactNode;
  /** One action. */
  acao?: ReactNode;
}

export interface ListaDeCartoesProps {
  rotulo: string;
  cartoes: readonly CartaoDaLista[];
  /** 2 directly below the page's h1. */
  nivel?: 2 | 3 | undefined;
  /** What will appear here and how, while there is nothing: a `PaginaVazia` without page title. */
  vazio: Blocos;
}

export function ListaDeCartoes({ rotulo, cartoes, nivel = 3, vazio }: ListaDeCartoesProps) {
  if (cartoes.length === 0) return vazio;
  return (
    <ul aria-label={rotulo} className={estilos.lista}>
      {cartoes.map(({ id, titulo, estado, detalhe, acao }) => (
        <li key={id}>
          <Cartao titulo={titulo} aoLado={estado} acoes={acao} nivel={nivel} emLista>
            {detalhe && <div className={estilos.detalhe}>{detalhe}</div>}
          </Cartao>
        </li>
      ))}
    </ul>
  );
}
