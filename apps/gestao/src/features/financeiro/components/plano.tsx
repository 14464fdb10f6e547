import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { mesPorExtenso } from '@credito/domain/tempo/mes-por-extenso';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import estilos from '../financeiro.module.css';
import type { ContratoNoFinanceiro } from '../financeiro.queries.ts';

const SITUACAO: Readonly<Record<ContratoNoFinanceiro['plano'][number]['situacao'], string>> = {
  'a-vencer': 'A vencer',
  vencida: 'Em atraso',
  paga: 'Paga',
};

/** Every instalment as it stands today, and every fee that the provider pays to the school. */
export function Plano({ contrato: { plano, usos } }: { contrato: ContratoNoFinanceiro }) {
  return (
    <section className={estilos.secao} aria-label="Plano e repasses">
      <h2>Plano e repasses</h2>
      <details className={estilos.dobra}>
        <summary>{`Parcelas (${plano.length})`}</summary>
        <Tabela legenda="Parcelas do plano" className={`${estilos.tabela} ${estilos.doisValores}`}>
          <Colunas nomes={['Nº', 'Vencimento', 'Situação', 'Valor', 'Em aberto hoje']} />
          <tbody>
            {plano.map((parcela) => (
              <tr key={parcela.numero}>
                <th scope="row">{parcela.numero}</th>
                <td>{formatarData(parcela.vencimento)}</td>
                <td>{SITUACAO[parcela.situacao]}</td>
                <td className={estilos.numero}>{formatarReais(parcela.totalCentavos)}</td>
                <td className={estilos.numero}>{formatarReais(parcela.abertoCentavos)}</td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      </details>
      <details className={estilos.dobra}>
        <summary>{`Repasses à instituição (${usos.length})`}</summary>
        <Tabela legenda="Repasses à instituição" className={`${estilos.tabela} ${estilos.umValor}`}>
          <Colunas nomes={['Mês', 'Situação', 'Valor']} />
          <tbody>
            {usos.map((uso) => (
              <tr key={uso.em}>
                <th scope="row">{mesPorExtenso(uso.em)}</th>
                <td>
                  <span>{uso.rotulo}</span>
                  {uso.decididoEm ? <small>{`em ${formatarData(uso.decididoEm)}`}</small> : null}
                </td>
                <td className={estilos.numero}>{formatarReais(uso.financiadoCentavos)}</td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      </details>
    </section>
  );
}
