import type { ReactNode } from 'react';
import { classes } from '../classe/classe.ts';
import estilos from './oficina.module.css';

export function Amostra({ nome, larga, children }: { nome: string; larga?: boolean; children: ReactNode }) {
  return (
    <div className={classes(estilos.amostra, larga && estilos.larga)}>
      <p className={estilos.nome}>{nome}</p>
      <div className={estilos.estados}>{children}</div>
    </div>
  );
}
