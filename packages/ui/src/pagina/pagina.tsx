import type { ReactNode } from 'react';
import { BotaoDeVoltar } from '../botao-de-voltar/botao-de-voltar.tsx';
import { classes } from '../classe/classe.ts';
import estilos from './pagina.module.css';

export interface PaginaProps {
  /** The h1; leave out when a `CartaoDeEstado` brings it. */
  titulo?: ReactNode;
  dica?: ReactNode;
  aoVoltar?: (() => void) | undefined;
  textoVoltar?: string | undefined;
  /** Beside the content on a desktop, below it on a phone. */
  lado?: ReactNode;
  children?: ReactNode;
}

/** The frame of state, list and review pages. */
export function Pagina({ titulo, dica, aoVoltar, textoVoltar = 'Voltar', lado, children }: PaginaProps) {
  return (
    <div className={classes(estilos.pagina, Boolean(lado) && estilos.comLado)}>
      {(aoVoltar || titulo) && (
        <div className={estilos.topo}>
          {aoVoltar && <BotaoDeVoltar texto={textoVoltar} aoVoltar={aoVoltar} />}
          {titulo && <h1>{titulo}</h1>}
          {dica && <div className={estilos.dica}>{dica}</div>}
        </div>
      )}
      <div className={estilos.corpo}>
        <div className={estilos.conteudo}>{children}</div>
        {lado && <div className={estilos.conteudo}>{lado}</div>}
      </div>
    </div>
  );
}
