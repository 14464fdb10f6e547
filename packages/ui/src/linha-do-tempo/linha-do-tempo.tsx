import { Check, RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classe/classe.ts';
import estilos from './linha-do-tempo.module.css';

type EstadoDoMarco = 'feito' | 'atual' | 'futuro' | 'devolvido' | 'recusado';

export interface Marco {
  id: string;
  titulo: ReactNode;
  estado: EstadoDoMarco;
  /** "27/11/2026 às 14h30", or "até 30/11/2026" for what is to come. */
  quando?: ReactNode;
  descricao?: ReactNode;
}

const nomes: Record<EstadoDoMarco, string> = {
  feito: 'Concluído',
  atual: 'Agora',
  futuro: 'Ainda não começou',
  devolvido: 'Para corrigir',
  recusado: 'Atenção',
};

export function LinhaDoTempo({ marcos, rotulo }: { marcos: readonly Marco[]; rotulo: string }) {
  return (
    <ol aria-label={rotulo} className={estilos.linha}>
      {marcos.map(({ id, titulo, estado, quando, descricao }) => (
        <li
          key={id}
          className={classes(estilos.marco, estilos[estado])}
          aria-current={estado === 'atual' ? 'step' : undefined}
        >
          <span className={estilos.ponto} aria-hidden="true">
            {estado === 'feito' && <Check />}
            {estado === 'devolvido' && <RotateCcw />}
            {estado === 'recusado' && <X />}
          </span>
          <div className={estilos.textos}>
            <p className={estilos.titulo}>
              <span className="so-leitor">{`${nomes[estado]}: `}</span>
              <span>{titulo}</span>
            </p>
            {quando && <p className={estilos.quando}>{quando}</p>}
            {descricao && <div className={estilos.descricao}>{descricao}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
