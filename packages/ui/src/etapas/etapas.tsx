import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classe/classe.ts';
import estilos from './etapas.module.css';

type EstadoDaEtapa = 'feita' | 'atual' | 'futura';

export interface Etapa {
  id: string;
  titulo: ReactNode;
  estado: EstadoDaEtapa;
  /** "3 de 5 respostas", "Enviada em 27/11/2026" */
  detalhe?: ReactNode;
  /** Links or compact buttons: edit, view. Only in the list. */
  acao?: ReactNode;
}

const nomes: Record<EstadoDaEtapa, string> = {
  feita: 'Concluída',
  atual: 'Etapa atual',
  futura: 'Ainda não começou',
};

/** "Etapa 2 de 4" and four marks: a strip above a wizard. */
export function Etapas({
  etapas,
  rotulo = 'Etapas',
}: {
  etapas: readonly Etapa[];
  rotulo?: string | undefined;
}) {
  const atual = etapas.findIndex(({ estado }) => estado === 'atual');
  return (
    <div className={estilos.faixa}>
      {atual >= 0 && (
        <p className={estilos.legenda}>
          <span className={estilos.conta}>{`Etapa ${atual + 1} de ${etapas.length} ·`}</span>
          <span className={estilos.nome}>{etapas[atual]?.titulo}</span>
        </p>
      )}
      <ol aria-label={rotulo} className={estilos.marcas}>
        {etapas.map(({ id, titulo, estado }) => (
          <li key={id} className={estilos[estado]} aria-current={estado === 'atual' ? 'step' : undefined}>
            <span className={estilos.barra} aria-hidden="true" />
            <span className={estilos.titulo}>
              {estado === 'feita' && <Check aria-hidden="true" />}
              <span>{titulo}</span>
              <span className="so-leitor">{`, ${nomes[estado].toLowerCase()}`}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The same stages as a list, each with where it stands and what can be done. */
export function ListaDeEtapas({ etapas, rotulo }: { etapas: readonly Etapa[]; rotulo: string }) {
  return (
    <ol aria-label={rotulo} className={estilos.lista}>
      {etapas.map(({ id, titulo, estado, detalhe, acao }, indice) => (
        <li key={id} className={classes(estilos.linha, estilos[estado])}>
          <span className={estilos.numero} aria-hidden="true">
            {estado === 'feita' ? <Check /> : indice + 1}
          </span>
          <div className={estilos.textos}>
            <p className={estilos.tituloDaLinha}>{titulo}</p>
            <p className={estilos.detalhe}>{detalhe ?? nomes[estado]}</p>
          </div>
          {acao && <div className={estilos.acao}>{acao}</div>}
        </li>
      ))}
    </ol>
  );
}
