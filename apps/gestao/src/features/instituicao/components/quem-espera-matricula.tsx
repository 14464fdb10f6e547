/** Whose renewal waits for the institution's word about the enrolment. */
import type { MatriculaAConfirmar } from '@credito/api/gestao-instituicao.rotas';
import { protocoloEmGrupos } from '@credito/domain/solicitacao/protocolo';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import type { ReactNode } from 'react';

interface QuemEsperaMatriculaProps {
  legenda: string;
  itens: readonly MatriculaAConfirmar[];
  /** What can be done about each, in a column of its own. */
  acao?: (item: MatriculaAConfirmar) => ReactNode;
}

export function QuemEsperaMatricula({ legenda, itens, acao }: QuemEsperaMatriculaProps) {
  return (
    <Tabela cartoes legenda={legenda}>
      <Colunas nomes={['Estudante', 'Protocolo', 'Curso', 'Semestre', ...(acao ? ['Ação'] : [])]} />
      <tbody>
        {itens.map((item) => (
          <tr key={item.solicitacaoId}>
            <td data-rotulo="Estudante">{item.estudante}</td>
            <td data-rotulo="Protocolo" className="numeros">
              {protocoloEmGrupos(item.protocolo)}
            </td>
            <td data-rotulo="Curso">{item.curso}</td>
            <td data-rotulo="Semestre">{item.semestre}</td>
            {acao ? <td>{acao(item)}</td> : null}
          </tr>
        ))}
      </tbody>
    </Tabela>
  );
}
