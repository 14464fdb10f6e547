import type { AnoDaSimulacao } from '@credito/domain/credito/simulacao-por-ano';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { useId } from 'react';
import { ALTURA, BASE, colunasDoGrafico, LARGURA, TOPO } from '../colunas-do-grafico.ts';
import estilos from './grafico-dos-anos.module.css';

/** One column for each year. The table that describes it says the same in figures. */
export function GraficoDosAnos({
  anos,
  descritoPor,
}: {
  anos: readonly AnoDaSimulacao[];
  descritoPor: string;
}) {
  const id = useId();
  const { teto, colunas } = colunasDoGrafico(anos);
  return (
    <figure className={estilos.grafico}>
      <figcaption>
        <ul className={estilos.legenda}>
          <li>
            <Amostra className={estilos.agora} />
            Pago à instituição
          </li>
          <li>
            <Amostra className={estilos.principal} />
            Restituição
          </li>
          <li>
            <Amostra className={estilos.taxa} listras={`${id}-listras`} />
            Taxa
          </li>
        </ul>
      </figcaption>
      <svg
        role="img"
        aria-label="Colunas com o que você paga em cada ano; a tabela a seguir diz os mesmos valores."
        aria-describedby={descritoPor}
        viewBox={`0 0 ${LARGURA} ${ALTURA}`}
      >
        <Listras id={`${id}-listras`} />
        <line className={estilos.fio} x1="0" x2={LARGURA} y1={TOPO} y2={TOPO} />
        <text className={estilos.texto} x="0" y={TOPO - 5}>
          {`${formatarReais(teto).replace(/,00$/, '')} por ano`}
        </text>
        {colunas.map(({ ano, x, largura, rotulo, partes }) => (
          <g key={ano}>
            {partes.map(({ parte, y, altura }) => (
              <rect
                key={parte}
                className={estilos[parte]}
                x={x}
                y={y}
                width={largura}
                height={altura}
                {...(parte === 'taxa' ? { fill: `url(#${id}-listras)` } : {})}
              />
            ))}
            {rotulo ? (
              <text className={estilos.texto} x={x + largura / 2} y={ALTURA - 4} textAnchor="middle">
                {ano}
              </text>
            ) : null}
          </g>
        ))}
        <line className={estilos.base} x1="0" x2={LARGURA} y1={BASE} y2={BASE} />
      </svg>
    </figure>
  );
}

function Amostra({ className, listras }: { className: string | undefined; listras?: string }) {
  return (
    <svg aria-hidden="true" className={estilos.amostra} viewBox="0 0 14 14">
      <rect
        className={className}
        x="0.5"
        y="0.5"
        width="13"
        height="13"
        {...(listras ? { fill: `url(#${listras})` } : {})}
      />
    </svg>
  );
}

function Listras({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={estilos.fundoDasListras} width="4" height="4" />
        <rect className={estilos.listra} width="2" height="4" />
      </pattern>
    </defs>
  );
}
