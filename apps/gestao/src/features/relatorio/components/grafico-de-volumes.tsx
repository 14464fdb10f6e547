import type { Relatorios } from '@credito/api/gestao-relatorios.rotas';
import { formatarData } from '@credito/domain/tempo/data';
import { formatarNumero } from '@credito/domain/texto/numero';
import estilos from './grafico-de-volumes.module.css';

type Volume = Relatorios['volumes'][number];
type Serie = Exclude<keyof Volume, 'dia'>;

const SERIES: ReadonlyArray<{ serie: Serie; texto: string }> = [
  { serie: 'criadas', texto: 'Criadas' },
  { serie: 'enviadas', texto: 'Enviadas' },
  { serie: 'aprovadas', texto: 'Aprovadas' },
  { serie: 'reprovadas', texto: 'Reprovadas' },
  { serie: 'canceladas', texto: 'Canceladas' },
];
const ALTURA = 28;

/**
 * One small drawing per kind on the same scale, so that no colour has to tell them apart; the numbers of each day are
 * in the table below.
 */
export function GraficoDeVolumes({ volumes }: { volumes: readonly Volume[] }) {
  const nada = volumes.every((dia) => SERIES.every(({ serie }) => dia[serie] === 0));
  if (nada) return <p className={estilos.escala}>Nada aconteceu neste período.</p>;
  const maior = Math.max(1, ...volumes.flatMap((dia) => SERIES.map(({ serie }) => dia[serie])));
  return (
    <>
      <div className={estilos.series}>
        {SERIES.map(({ serie, texto }) => {
          const total = volumes.reduce((soma, dia) => soma + dia[serie], 0);
          return (
            <figure key={serie} className={estilos.serie}>
              <figcaption>
                <span>{`${texto} `}</span>
                <strong>{formatarNumero(total)}</strong>
              </figcaption>
              <svg aria-hidden="true" viewBox={`0 0 ${volumes.length} ${ALTURA}`} preserveAspectRatio="none">
                {volumes.map((dia, indice) => {
                  const altura = (dia[serie] / maior) * ALTURA;
                  return (
                    <rect key={dia.dia} x={indice + 0.1} y={ALTURA - altura} width="0.8" height={altura} />
                  );
                })}
              </svg>
            </figure>
          );
        })}
      </div>
      <p
        className={estilos.escala}
      >{`De ${formatarData(volumes[0]?.dia ?? '')} a ${formatarData(volumes.at(-1)?.dia ?? '')}. A barra mais alta é de ${formatarNumero(maior)} em um dia.`}</p>
      <details>
        <summary>Números de cada dia</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled with the arrow keys. */}
        <section className={estilos.rolagem} aria-label="Números de cada dia" tabIndex={0}>
          <table className={estilos.tabela}>
            <caption className="so-leitor">Volumes de cada dia</caption>
            <thead>
              <tr>
                <th scope="col">Dia</th>
                {SERIES.map(({ serie, texto }) => (
                  <th key={serie} scope="col">
                    {texto}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {volumes.map((dia) => (
                <tr key={dia.dia}>
                  <th scope="row">{formatarData(dia.dia)}</th>
                  {SERIES.map(({ serie }) => (
                    <td key={serie}>{dia[serie]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </>
  );
}
