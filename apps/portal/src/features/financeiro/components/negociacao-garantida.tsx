/** What was agreed about what is late, for whoever guarantees it: the new plan in money, and what it means for them. */
import { formatarReais, formatarValor } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { EtiquetaDaNegociacao } from '../../../financeiro/etiqueta-da-negociacao.tsx';
import type { Garantido } from '../../../financeiro/garantido.queries.ts';
import estilos from '../financeiro.module.css';
import { Contas } from './contas.tsx';

export function NegociacaoGarantida({ contrato: { negociacao, numero } }: { contrato: Garantido }) {
  if (negociacao === null) return null;
  const { mensagem, dividaCentavos, entradaCentavos, totalCentavos, plano } = negociacao;
  return (
    <section className={estilos.pilha} aria-label={`Negociação do contrato ${numero}`}>
      <p className={estilos.linha}>
        <strong>Negociação do atraso</strong>
        <EtiquetaDaNegociacao negociacao={negociacao} />
      </p>
      <p>{mensagem}</p>
      <Contas
        contas={[
          { rotulo: 'O que foi negociado', centavos: dividaCentavos },
          ...(entradaCentavos > 0 ? [{ rotulo: 'Entrada', centavos: entradaCentavos }] : []),
          { rotulo: 'Total do plano novo', centavos: totalCentavos, forte: true },
        ]}
      />
      <details className={estilos.dobra}>
        <summary>
          {plano.length === 1
            ? 'Ver a parcela do plano novo'
            : `Ver as ${plano.length} parcelas do plano novo`}
        </summary>
        <Tabela
          legenda={`Parcelas do plano novo, de ${formatarReais(totalCentavos)}`}
          className={estilos.tabela}
        >
          <Colunas nomes={['Nº', 'Vence em', 'Valor']} />
          <tbody>
            {plano.map((parcela) => (
              <tr key={parcela.numero}>
                <th scope="row">{parcela.numero}</th>
                <td>{formatarData(parcela.vencimento)}</td>
                <td>{formatarValor(parcela.totalCentavos)}</td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      </details>
    </section>
  );
}
