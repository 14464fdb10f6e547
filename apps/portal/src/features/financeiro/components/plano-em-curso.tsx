/** The plan as it runs: chart and table of the same years, and below them every instalment. */
import { planoPorAno } from '@credito/domain/credito/plano-por-ano';
import { formatarReais, formatarValor } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Cartao } from '@credito/ui/cartao/cartao';
import { GraficoDeColunas } from '@credito/ui/grafico-de-colunas/grafico-de-colunas';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useId } from 'react';
import { valorOuNada } from '../../../financeiro/valor-ou-nada.tsx';
import estilos from '../financeiro.module.css';
import type { Extrato } from '../financeiro.queries.ts';

const SERIES = [
  { nome: 'Pago', desenho: 'cheio' },
  { nome: 'Em atraso', desenho: 'listras' },
  { nome: 'A vencer', desenho: 'vazio' },
] as const;

const SITUACAO: Readonly<Record<Extrato['plano'][number]['situacao'], string>> = {
  'a-vencer': 'A vencer',
  vencida: 'Em atraso',
  paga: 'Paga',
};

export function PlanoEmCurso({ plano }: Pick<Extrato, 'plano'>) {
  const idDaTabela = useId();
  const anos = planoPorAno(plano);
  return (
    <Cartao titulo="O plano">
      <GraficoDeColunas
        series={SERIES}
        colunas={anos.map(({ ano, pago, atrasado, aVencer }) => ({
          rotulo: String(ano),
          valores: [pago, atrasado, aVencer],
        }))}
        descricao="Colunas com o que foi pago e o que falta de cada ano; a tabela a seguir diz os mesmos valores."
        descritoPor={idDaTabela}
        nomeDoTeto={(teto) => `${formatarReais(teto).replace(/,00$/, '')} por ano`}
      />
      <div id={idDaTabela}>
        <Tabela legenda="Pago e a pagar das parcelas de cada ano, em reais" className={estilos.tabela}>
          <Colunas nomes={['Ano', 'Pago', 'Em atraso', 'A vencer']} />
          <tbody>
            {anos.map(({ ano, pago, atrasado, aVencer }) => (
              <tr key={ano}>
                <th scope="row">{ano}</th>
                <td>{valorOuNada(pago)}</td>
                <td>{valorOuNada(atrasado)}</td>
                <td>{valorOuNada(aVencer)}</td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      </div>
      <details className={estilos.dobra}>
        <summary>{plano.length === 1 ? 'Ver a parcela' : `Ver as ${plano.length} parcelas`}</summary>
        <Tabela legenda="Cada parcela do contrato, em reais" className={estilos.tabela}>
          <Colunas nomes={['Nº', 'Vence em', 'Valor', 'Situação']} />
          <tbody>
            {plano.map((parcela) => (
              <tr key={parcela.numero}>
                <th scope="row">{parcela.numero}</th>
                <td>{formatarData(parcela.vencimento)}</td>
                <td>{formatarValor(parcela.totalCentavos)}</td>
                <td>
                  <span>{SITUACAO[parcela.situacao]}</span>
                  {parcela.situacao !== 'paga' && parcela.abertoCentavos !== parcela.totalCentavos ? (
                    <small>{`falta ${formatarValor(parcela.abertoCentavos)}`}</small>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      </details>
    </Cartao>
  );
}
