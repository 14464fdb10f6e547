import { useId } from 'react';
import { ALTURA, BASE, colunasDoGrafico, type DadosDaColuna, LARGURA, TOPO } from './colunas-do-grafico.ts';
import estilos from './grafico-de-colunas.module.css';

export interface GraficoDeColunasProps {
  /** From the bottom of each column up; they differ by pattern, so that no colour has to tell them apart. */
  series: ReadonlyArray<{ nome: string; desenho: Desenho }>;
  colunas: readonly DadosDaColuna[];
  /** What the chart shows, and that a table says the same. */
  descricao: string;
  /** The table beside it. */
  descritoPor: string;
  /** What the line of the highest value is called. */
  nomeDoTeto: (valor: number) => string;
}

type Desenho = 'claro' | 'cheio' | 'listras' | 'vazio';

/** Columns of amounts that add up. The table that describes it says the same in figures. */
export function GraficoDeColunas({
  series,
  colunas: dados,
  descricao,
  descritoPor,
  nomeDoTeto,
}: GraficoDeColunasProps) {
  const id = useId();
  const { teto, colunas } = colunasDoGrafico(dados);
  const pintura = (desenho: Desenho) => (desenho === 'listras' ? { fill: `url(#${id}-listras)` } : {});
  return (
    <figure className={estilos.grafico}>
      <figcaption>
        <ul className={estilos.legenda}>
          {series.map(({ nome, desenho }) => (
            <li key={nome}>
              <svg aria-hidden="true" className={estilos.amostra} viewBox="0 0 14 14">
                <rect
                  className={estilos[desenho]}
                  x="0.5"
                  y="0.5"
                  width="13"
                  height="13"
                  {...pintura(desenho)}
                />
              </svg>
              <span>{nome}</span>
            </li>
          ))}
        </ul>
      </figcaption>
      <svg
        role="img"
        aria-label={descricao}
        aria-describedby={descritoPor}
        viewBox={`0 0 ${LARGURA} ${ALTURA}`}
      >
        <Listras id={`${id}-listras`} />
        <line className={estilos.fio} x1="0" x2={LARGURA} y1={TOPO} y2={TOPO} />
        <text className={estilos.texto} x="0" y={TOPO - 5}>
          {nomeDoTeto(teto)}
        </text>
        {colunas.map(({ rotulo, x, largura, comRotulo, partes }) => (
          <g key={rotulo}>
            {partes.map(({ serie, y, altura }) => {
              const desenho = series[serie]?.desenho ?? 'claro';
              return (
                <rect
                  key={serie}
                  className={estilos[desenho]}
                  x={x}
                  y={y}
                  width={largura}
                  height={altura}
                  {...pintura(desenho)}
                />
              );
            })}
            {comRotulo ? (
              <text
                className={estilos.texto}
                x={dentro(x + largura / 2, rotulo)}
                y={ALTURA - 4}
                textAnchor="middle"
              >
                {rotulo}
              </text>
            ) : null}
          </g>
        ))}
        <line className={estilos.base} x1="0" x2={LARGURA} y1={BASE} y2={BASE} />
      </svg>
    </figure>
  );
}

/** About half of what a letter takes, in the units of the drawing. */
const MEIA_LETRA = 3.5;

/** The middle of a label that leaves the drawing on neither side, however narrow its column is. */
function dentro(meio: number, rotulo: string): number {
  const metade = rotulo.length * MEIA_LETRA;
  return Math.min(LARGURA - metade, Math.max(metade, meio));
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
