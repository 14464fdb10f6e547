import type { ReactNode } from 'react';
import type { Blocos } from '../blocos/blocos.ts';
import { classes } from '../classe/classe.ts';
import { LinkDePular } from '../link-de-pular/link-de-pular.tsx';
import { RegiaoDeToasts } from '../toast/toast.tsx';
import estilos from './casca.module.css';

export interface CascaProps {
  /** `Cabecalho` */
  cabecalho?: Blocos;
  /** `Aviso faixa`: no connection, new version. */
  faixa?: Blocos;
  children: ReactNode;
  rodape?: Blocos;
  /** `BarraDeAbas`; leave out inside a wizard, where the primary action has the bottom for itself. */
  abas?: Blocos;
  /** Stands beside the rest on a wide desktop, which then is framed as a phone. Nothing is remounted when it comes or goes. */
  vitrine?: ReactNode;
  /** On a desktop the page has three parts: where I am, what I do, what helps. Given only where the window is wide enough. */
  antes?: Blocos;
  depois?: Blocos;
}

/** Skip link, header, main, tabs and the region of toasts, in a column that fills the screen. */
export function Casca({ cabecalho, faixa, children, rodape, abas, vitrine, antes, depois }: CascaProps) {
  const tresPartes = antes != null || depois != null;
  return (
    <div className={classes(vitrine != null && estilos.comVitrine)}>
      {vitrine == null ? null : <aside className={estilos.vitrine}>{vitrine}</aside>}
      <div className={classes(estilos.casca, tresPartes && estilos.tresPartes)} data-tela="">
        <LinkDePular />
        {cabecalho}
        {faixa}
        <div className={estilos.partes}>
          {antes ? <div className={estilos.lado}>{antes}</div> : null}
          <main id="conteudo" tabIndex={-1} className={estilos.conteudo}>
            {children}
          </main>
          {depois ? <div className={estilos.lado}>{depois}</div> : null}
        </div>
        {rodape}
        {abas}
      </div>
      <RegiaoDeToasts />
    </div>
  );
}
