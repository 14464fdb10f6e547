import { formatarNumero } from '@credito/domain/texto/numero';
import estilos from './barras.module.css';

/** A table whose numbers are also drawn: readers and eyes get the same. */
export function Barras({
  legenda,
  vazio,
  series,
  linhas,
  emPalavras = (valor) => formatarNumero(valor),
}: {
  legenda: string;
  vazio: string;
  /** Name of each number of a line. */
  series: readonly string[];
  linhas: ReadonlyArray<{ rotulo: string; detalhe?: string; valores: readonly number[] }>;
  emPalavras?: (valor: number) => string;
}) {
  const maior = Math.max(1e-9, ...linhas.flatMap(({ valores }) => valores));
  if (linhas.length === 0) return <p className={estilos.vazio}>{vazio}</p>;
  return (
    <table className={estilos.tabela}>
      <caption>{legenda}</caption>
      <thead className={series.length > 1 ? undefined : 'so-leitor'}>
        <tr>
          <th scope="col">
            <span className="so-leitor">O quê</span>
          </th>
          {series.map((serie) => (
            <th key={serie} scope="col">
              {serie}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linhas.map(({ rotulo, detalhe, valores }) => (
          <tr key={`${rotulo} ${detalhe ?? ''}`}>
            <th scope="row">
              <span>{rotulo}</span>
              {detalhe ? <small>{detalhe}</small> : null}
            </th>
            {valores.map((valor, indice) => (
              <td key={series[indice]}>
                <span className={estilos.valor}>{emPalavras(valor)}</span>
                <svg
                  className={estilos.barra}
                  aria-hidden="true"
                  preserveAspectRatio="none"
                  viewBox="0 0 100 1"
                >
                  <rect width={Math.max((valor / maior) * 100, valor > 0 ? 0.75 : 0)} height="1" />
                </svg>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
