import { type ReactNode, useId } from 'react';
import type { Blocos } from '../blocos/blocos.ts';
import { classes } from '../classe/classe.ts';
import estilos from './cartao.module.css';

export interface CartaoProps {
  titulo?: ReactNode;
  /** A state (`Etiqueta`) or a link beside the title. */
  aoLado?: Blocos;
  children?: ReactNode;
  /** Buttons or links below. */
  acoes?: ReactNode;
  nivel?: 2 | 3 | undefined;
  /** On the colour of the paper below, for what is less important. */
  fundo?: boolean | undefined;
  /** It only asks for something to be pressed: nothing for paper. */
  soNaTela?: boolean | undefined;
  /** One of many: the list is what is jumped to, and two of the same title are not two places. */
  emLista?: boolean | undefined;
}

export function Cartao({
  titulo,
  aoLado,
  children,
  acoes,
  nivel = 2,
  fundo,
  soNaTela,
  emLista,
}: CartaoProps) {
  const id = useId();
  const Titulo = nivel === 2 ? 'h2' : 'h3';
  const Moldura = emLista ? 'div' : 'section';
  return (
    <Moldura
      className={classes(estilos.cartao, fundo && estilos.fundo, !children && !aoLado && estilos.soAcoes)}
      aria-labelledby={titulo && !emLista ? id : undefined}
      data-so-na-tela={soNaTela || undefined}
    >
      {(titulo || aoLado) && (
        <div className={estilos.cabecalho}>
          {titulo && (
            <Titulo id={id} className={estilos.titulo}>
              {titulo}
            </Titulo>
          )}
          {aoLado}
        </div>
      )}
      {children && <div className={estilos.conteudo}>{children}</div>}
      {acoes && <div className={estilos.acoes}>{acoes}</div>}
    </Moldura>
  );
}
