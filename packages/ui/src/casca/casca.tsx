import type { ReactNode } from 'react';
import { LinkDePular } from '../link-de-pular/link-de-pular.tsx';
import { RegiaoDeToasts } from '../toast/toast.tsx';
import estilos from './casca.module.css';

export interface CascaProps {
  /** `Cabecalho` */
  cabecalho?: ReactNode;
  /** `Aviso faixa`: no connection, new version. */
  faixa?: ReactNode;
  children: ReactNode;
  rodape?: ReactNode;
  /** `BarraDeAbas`; leave out inside a wizard, where the primary action has the bottom for itself. */
  abas?: ReactNode;
}

/** Skip link, header, main, tabs and the region of toasts, in a column that fills the screen. */
export function Casca({ cabecalho, faixa, children, rodape, abas }: CascaProps) {
  return (
    <div className={estilos.casca}>
      <LinkDePular />
      {cabecalho}
      {faixa}
      <main id="conteudo" tabIndex={-1} className={estilos.conteudo}>
        {children}
      </main>
      {rodape}
      {abas}
      <RegiaoDeToasts />
    </div>
  );
}
