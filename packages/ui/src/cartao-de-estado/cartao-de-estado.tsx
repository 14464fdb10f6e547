import { CalendarDays, User } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Blocos } from '../blocos/blocos.ts';
import { Etiqueta, type TomDeEtiqueta } from '../etiqueta/etiqueta.tsx';
import estilos from './cartao-de-estado.module.css';

export interface CartaoDeEstadoProps {
  estado: { tom: TomDeEtiqueta; texto: string };
  /** One sentence of where things stand: the h1 of the page. */
  frase: ReactNode;
  detalhe?: ReactNode;
  /** Who acts now: "Você", "Ana Lima, sua fiadora", "Nossa equipe de análise". */
  quem?: ReactNode;
  /** Until when: "até 30/11/2026". */
  prazo?: ReactNode;
  /** The one thing that can be done now. */
  acao?: ReactNode;
  /** A drawing above, for a milestone: only for the eye. */
  desenho?: Blocos;
  children?: Blocos;
}

export function CartaoDeEstado({
  estado,
  frase,
  detalhe,
  quem,
  prazo,
  acao,
  desenho,
  children,
}: CartaoDeEstadoProps) {
  return (
    <div className={estilos.cartao}>
      {desenho}
      <div className={estilos.textos}>
        <Etiqueta tom={estado.tom}>{estado.texto}</Etiqueta>
        <h1>{frase}</h1>
        {detalhe && <div className={estilos.detalhe}>{detalhe}</div>}
      </div>
      {(quem || prazo) && (
        <dl className={estilos.fatos}>
          {quem && (
            <div>
              <dt>
                <User aria-hidden="true" />
                <span>De quem é a vez</span>
              </dt>
              <dd>{quem}</dd>
            </div>
          )}
          {prazo && (
            <div>
              <dt>
                <CalendarDays aria-hidden="true" />
                <span>Prazo</span>
              </dt>
              <dd>{prazo}</dd>
            </div>
          )}
        </dl>
      )}
      {children}
      {acao && <div className={estilos.acao}>{acao}</div>}
    </div>
  );
}
