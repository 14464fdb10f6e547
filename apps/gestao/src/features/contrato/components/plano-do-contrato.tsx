import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import estilos from './secao.module.css';

/** What the provider pays to the school, and what the student pays back. */
export function PlanoDoContrato({ contrato: { usos, plano } }: { contrato: ContratoDaGestao }) {
  return (
    <section className={estilos.secao} aria-label="Usos e plano">
      <h2>Usos e plano de restituição</h2>
      <details className={estilos.plano}>
        <summary>{`Mensalidades financiadas (${usos.length})`}</summary>
        <Tabela legenda="Mensalidades financiadas">
          <Colunas nomes={['Dia', 'Mensalidade', 'Financiado']} />
          <tbody>
            {usos.map(({ em, mensalidadeCentavos, financiadoCentavos }) => (
              <tr key={em} className={estilos.numero}>
                <td>{formatarData(em)}</td>
                <td>{formatarReais(mensalidadeCentavos)}</td>
                <td>{formatarReais(financiadoCentavos)}</td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      </details>
      <details className={estilos.plano}>
        <summary>{`Parcelas a pagar (${plano.length})`}</summary>
        <Tabela legenda="Parcelas a pagar">
          <Colunas nomes={['Parcela', 'Vencimento', 'Valor']} />
          <tbody>
            {plano.map(({ numero, vencimento, totalCentavos }) => (
              <tr key={numero} className={estilos.numero}>
                <td>{numero}</td>
                <td>{formatarData(vencimento)}</td>
                <td>{formatarReais(totalCentavos)}</td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      </details>
    </section>
  );
}
