import type { ContratoAberto } from '@credito/api/contrato.rotas';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import estilos from '../contrato.module.css';

type Parcela = ContratoAberto['plano'][number];

/** Every instalment; what they are made of is said once for all, and one by one in the contract itself. */
export function PlanoDoContrato({ legenda, plano }: { legenda: string; plano: readonly Parcela[] }) {
  return (
    <div className={estilos.pilha}>
      <p className={estilos.nota}>{composicao(plano)}</p>
      <Tabela legenda={legenda} className={estilos.plano}>
        <Colunas nomes={['Parcela', 'Vence em', 'Valor']} />
        <tbody>
          {plano.map(({ numero, vencimento, totalCentavos }) => (
            <tr key={numero}>
              <th scope="row">{numero}</th>
              <td>{formatarData(vencimento)}</td>
              <td>{formatarReais(totalCentavos)}</td>
            </tr>
          ))}
        </tbody>
      </Tabela>
    </div>
  );
}

function composicao(plano: readonly Parcela[]): string {
  const partes = [
    `${faixa(plano.map(({ principalCentavos }) => principalCentavos))} financiados`,
    ...(plano.some(({ correcaoCentavos }) => correcaoCentavos > 0)
      ? [`${faixa(plano.map(({ correcaoCentavos }) => correcaoCentavos))} de correção`]
      : []),
    `${faixa(plano.map(({ taxaCentavos }) => taxaCentavos))} de taxa`,
  ];
  return `Cada parcela tem ${new Intl.ListFormat('pt-BR').format(partes)}.`;
}

function faixa(centavos: readonly number[]): string {
  const menor = Math.min(...centavos);
  const maior = Math.max(...centavos);
  if (menor === maior) return formatarReais(menor);
  return `de ${formatarReais(menor)} a ${formatarReais(maior)}`;
}
