import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import estilos from '../financeiro.module.css';
import type { ContratoNoFinanceiro } from '../financeiro.queries.ts';

/** What came in, and what became of it. */
export function Recebimentos({ recebimentos }: Pick<ContratoNoFinanceiro, 'recebimentos'>) {
  return (
    <section className={estilos.secao} aria-label="Pagamentos">
      <h2>Pagamentos</h2>
      {recebimentos.length === 0 ? (
        <p>Nada foi recebido ainda.</p>
      ) : (
        <Tabela cartoes legenda="Pagamentos do contrato" className={estilos.tabela}>
          <Colunas nomes={['Dia', 'Meio', 'Valor', 'O que houve']} />
          <tbody>
            {recebimentos.map((um) => (
              <tr key={um.id}>
                <th scope="row">{formatarData(um.em)}</th>
                <td data-rotulo="Meio">
                  <span>{um.rotulo}</span>
                  <small>{um.chave}</small>
                </td>
                <td data-rotulo="Valor" className={estilos.numero}>
                  {formatarReais(um.centavos)}
                </td>
                <td data-rotulo="O que houve">
                  <span>{um.conclusao}</span>
                  {um.devolvidoCentavos > 0 ? (
                    <small>{`Devolvido: ${formatarReais(um.devolvidoCentavos)}`}</small>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      )}
    </section>
  );
}
