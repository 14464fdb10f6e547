import type { ComponentProps } from 'react';
import { Campo, type CampoBase } from '../campo/campo.tsx';
import entrada from '../campo/entrada.module.css';
import { classes } from '../classe/classe.ts';
import estilos from './area-de-texto.module.css';

export interface AreaDeTextoProps extends CampoBase, Omit<ComponentProps<'textarea'>, 'children'> {
  /** How much is written against how much fits, or against the least that is needed. */
  contagem?: string | undefined;
}

export function AreaDeTexto({
  rotulo,
  dica,
  erro,
  obrigatorio,
  opcional,
  id,
  className,
  contagem,
  rows = 4,
  ...resto
}: AreaDeTextoProps) {
  return (
    <Campo {...{ rotulo, dica, erro, obrigatorio, opcional, id, className }}>
      {(ligacao) => (
        <>
          <textarea {...resto} {...ligacao} rows={rows} className={classes(entrada.entrada, estilos.area)} />
          {contagem && <p className={estilos.contagem}>{contagem}</p>}
        </>
      )}
    </Campo>
  );
}
