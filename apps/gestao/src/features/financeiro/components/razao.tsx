import { formatarValor } from '@credito/domain/dinheiro/dinheiro';
import { formatarData, formatarMomento } from '@credito/domain/tempo/data';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import estilos from '../financeiro.module.css';
import type { ContratoNoFinanceiro } from '../financeiro.queries.ts';

/** Balances of the accounts, and every entry with who made it and why; debit above zero, credit below. */
export function Razao({ contrato: { saldos, razao } }: { contrato: ContratoNoFinanceiro }) {
  return (
    <section className={estilos.secao} aria-label="Razão">
      <h2>Razão</h2>
      <Tabela
        legenda="Saldos das contas, em reais; débito positivo, crédito negativo"
        className={`${estilos.tabela} ${estilos.umValor}`}
      >
        <Colunas nomes={['Conta', 'Saldo']} />
        <tbody>
          {saldos.map(({ conta, rotulo, centavos }) => (
            <tr key={conta}>
              <th scope="row">{rotulo}</th>
              <td className={estilos.numero}>{formatarValor(centavos)}</td>
            </tr>
          ))}
        </tbody>
      </Tabela>
      {razao.map(({ id, em, gravadoEm, rotulo, quem, motivo, linhas }) => (
        <details key={id} className={estilos.dobra}>
          <summary>{`${formatarData(em)} · ${rotulo}`}</summary>
          <p>{`${motivo.replace(/[.!?]*$/, '.')} Lançado por ${quem} em ${formatarMomento(new Date(gravadoEm))}.`}</p>
          <Tabela
            legenda={`Linhas do lançamento ${id}, em reais`}
            className={`${estilos.tabela} ${estilos.umValor}`}
          >
            <Colunas nomes={['Conta', 'Parcela', 'Valor']} />
            <tbody>
              {linhas.map((linha) => (
                <tr key={`${linha.conta} ${linha.parcela}`}>
                  <th scope="row">{linha.rotulo}</th>
                  <td>{linha.parcela ?? '—'}</td>
                  <td className={estilos.numero}>{formatarValor(linha.centavos)}</td>
                </tr>
              ))}
            </tbody>
          </Tabela>
        </details>
      ))}
    </section>
  );
}
