import { type ReactNode, useId } from 'react';
import { classes } from '../classe/classe.ts';
import estilos from './progresso.module.css';

export interface ProgressoProps {
  /** What advances; readers hear it with the value. */
  rotulo: string;
  valor: number;
  maximo?: number | undefined;
  /** Shown and spoken instead of the bare number: "Pergunta 3 de 8", "62%". */
  texto?: ReactNode;
  /** The label is already on the screen. */
  rotuloOculto?: boolean | undefined;
  tom?: 'provedor' | 'sucesso' | undefined;
}

/** A native element: no inline style, so that a strict policy of contents lets it through. */
export function Progresso({
  rotulo,
  valor,
  maximo = 100,
  texto,
  rotuloOculto,
  tom = 'provedor',
}: ProgressoProps) {
  const id = useId();
  const mostra = !rotuloOculto || texto !== undefined;
  return (
    <div className={estilos.progresso}>
      {mostra && (
        <p className={estilos.legenda}>
          <label htmlFor={id} className={rotuloOculto ? 'so-leitor' : undefined}>
            {rotulo}
          </label>
          {texto !== undefined && <span className={estilos.texto}>{texto}</span>}
        </p>
      )}
      <progress
        id={id}
        className={classes(estilos.barra, estilos[tom])}
        aria-label={mostra ? undefined : rotulo}
        value={valor}
        max={maximo}
      />
    </div>
  );
}
