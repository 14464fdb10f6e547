import type { AlteracaoSimulada } from '@credito/api/alteracao.rotas';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';

/** Before and after, side by side. */
export function OQueMuda({ mudancas }: Pick<AlteracaoSimulada, 'mudancas'>) {
  return (
    <Tabela cartoes legenda="Como é e como fica">
      <Colunas nomes={['O que', 'Antes', 'Depois']} />
      <tbody>
        {mudancas.map(({ rotulo, antes, depois }) => (
          <tr key={rotulo}>
            <th scope="row">{rotulo}</th>
            <td data-rotulo="Antes">{antes}</td>
            <td data-rotulo="Depois">{depois}</td>
          </tr>
        ))}
      </tbody>
    </Tabela>
  );
}
