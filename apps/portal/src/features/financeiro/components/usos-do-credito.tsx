/** What the provider pays to the school, month by month: only what was paid is owed. */
import { formatarReais, formatarValor } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { mesPorExtenso } from '@credito/domain/tempo/mes-por-extenso';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import estilos from '../financeiro.module.css';
import type { Extrato } from '../financeiro.queries.ts';

export function UsosDoCredito({
  extrato: { usos, repassadoCentavos, financiadoCentavos },
}: {
  extrato: Extrato;
}) {
  return (
    <Cartao titulo="O que pagamos à sua instituição de ensino">
      <p>{`${formatarReais(repassadoCentavos)} de ${formatarReais(financiadoCentavos)}. Você só deve o que já foi pago a ela.`}</p>
      <details className={estilos.dobra}>
        <summary>Ver mês a mês</summary>
        <Tabela legenda="Pagamentos à instituição de ensino, em reais" className={estilos.tabela}>
          <Colunas nomes={['Mês', 'Valor', 'Situação']} />
          <tbody>
            {usos.map(({ em, financiadoCentavos: valor, rotulo, decididoEm }) => (
              <tr key={em}>
                <th scope="row">{mesPorExtenso(em)}</th>
                <td>{formatarValor(valor)}</td>
                <td>
                  <span>{rotulo}</span>
                  {decididoEm ? <small>{`em ${formatarData(decididoEm)}`}</small> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      </details>
    </Cartao>
  );
}
