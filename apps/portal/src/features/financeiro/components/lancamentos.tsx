/** What moved the debt, from the oldest on, with what was owed after each. */
import { formatarValor } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import estilos from '../financeiro.module.css';
import type { Extrato } from '../financeiro.queries.ts';

export function Lancamentos({ lancamentos }: Pick<Extrato, 'lancamentos'>) {
  return (
    <Cartao titulo="Extrato">
      {lancamentos.length === 0 ? (
        <p>Ainda não houve nenhum movimento neste contrato.</p>
      ) : (
        <>
          <p className={estilos.nota}>Com o sinal + o que aumenta a dívida, com – o que a diminui.</p>
          <Tabela legenda="Movimentos do contrato, em reais" className={estilos.tabela}>
            <Colunas nomes={['Dia e movimento', 'Valor', 'Falta pagar']} />
            <tbody>
              {lancamentos.map(({ id, em, titulo, centavos, saldoCentavos }) => (
                <tr key={id}>
                  <th scope="row">
                    <span>{formatarData(em)}</span>
                    <small>{titulo}</small>
                  </th>
                  <td>{comSinal(centavos)}</td>
                  <td>{formatarValor(saldoCentavos)}</td>
                </tr>
              ))}
            </tbody>
          </Tabela>
        </>
      )}
    </Cartao>
  );
}

function comSinal(centavos: number): string {
  if (centavos === 0) return formatarValor(0);
  return `${centavos > 0 ? '+' : '–'} ${formatarValor(Math.abs(centavos))}`;
}
