import type { PessoaDaMesa } from '@credito/api/gestao-mesa.rotas';
import { Colunas } from '@credito/ui/tabela/colunas';
import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import estilos from './tabela-de-comparacao.module.css';

type Comparacao = PessoaDaMesa['comparacoes'][number];

const RESULTADOS: Readonly<Record<Comparacao['resultado'], { texto: string; icone: ReactNode }>> = {
  igual: { texto: 'Igual', icone: <CircleCheck /> },
  parecido: { texto: 'Parecido', icone: <TriangleAlert /> },
  diferente: { texto: 'Diferente', icone: <CircleX /> },
  'nao-lido': { texto: 'Não lido', icone: <CircleHelp /> },
};

/** What the document says beside what was declared; differences by word, icon and colour. */
export function TabelaDeComparacao({
  comparacoes,
  antes,
}: {
  comparacoes: readonly Comparacao[];
  /** What was declared before a correction, by field. */
  antes: Readonly<Record<string, string>>;
}) {
  return (
    <table className={estilos.tabela}>
      <caption>Declarado e lido no documento</caption>
      <Colunas nomes={['Campo', 'Declarado', 'Lido', 'Resultado']} />
      <tbody>
        {comparacoes.map(({ campo, rotulo, declarado, lido, resultado }) => (
          <tr key={campo} data-resultado={resultado}>
            <th scope="row">{rotulo}</th>
            <td>
              <span>{declarado}</span>
              {antes[campo] ? <small>{`Antes: ${antes[campo]}`}</small> : null}
            </td>
            <td>{lido ?? '—'}</td>
            <td>
              <span className={estilos.resultado}>
                <span aria-hidden="true">{RESULTADOS[resultado].icone}</span>
                <span>{RESULTADOS[resultado].texto}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
