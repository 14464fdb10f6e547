import type { ReactNode } from 'react';
import estilos from './fatos.module.css';

/** What is to be known of a thing at one glance, each with its name. */
export function Fatos({ fatos }: { fatos: readonly (readonly [rotulo: string, valor: ReactNode])[] }) {
  return (
    <dl className={estilos.fatos}>
      {fatos.map(([rotulo, valor]) => (
        <div key={rotulo}>
          <dt>{rotulo}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}
