import { CircleAlert, CircleArrowRight, CircleCheck, CircleDashed, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classe/classe.ts';
import estilos from './etiqueta.module.css';

export type TomDeEtiqueta = 'neutro' | 'espera' | 'suaVez' | 'sucesso' | 'erro';

const icones = {
  neutro: CircleDashed,
  espera: Clock,
  suaVez: CircleArrowRight,
  sucesso: CircleCheck,
  erro: CircleAlert,
};

export interface EtiquetaProps {
  tom?: TomDeEtiqueta | undefined;
  /** Another icon than the tone's own. */
  icone?: ReactNode;
  children: ReactNode;
}

/** A state: word, icon and colour, never colour alone. */
export function Etiqueta({ tom = 'neutro', icone, children }: EtiquetaProps) {
  const Icone = icones[tom];
  return (
    <span className={classes(estilos.etiqueta, estilos[tom])}>
      <span className={estilos.icone} aria-hidden="true">
        {icone ?? <Icone />}
      </span>
      <span>{children}</span>
    </span>
  );
}
