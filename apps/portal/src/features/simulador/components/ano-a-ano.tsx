import type { Parcela } from '@credito/domain/credito/plano-de-restituicao';
import type { AnoDaSimulacao } from '@credito/domain/credito/simulacao-por-ano';
import { formatarReais, formatarValor } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { GraficoDeColunas } from '@credito/ui/grafico-de-colunas/grafico-de-colunas';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useId } from 'react';
import { valorOuNada } from '../../../financeiro/valor-ou-nada.tsx';
import estilos from './ano-a-ano.module.css';

const SERIES = [
  { nome: 'Pago à instituição', desenho: 'claro' },
  { nome: 'Restituição', desenho: 'cheio' },
  { nome: 'Taxa', desenho: 'listras' },
] as const;

/** Chart and table of the same figures, and below them every instalment. */
export function AnoAAno({
  anos,
  parcelas,
}: {
  anos: readonly AnoDaSimulacao[];
  parcelas: readonly Parcela[];
}) {
  const idDaTabela = useId();
  return (
    <section className={estilos.anos} aria-labelledby="ano-a-ano">
      <h2 id="ano-a-ano">Ano a ano</h2>
      <GraficoDeColunas
        series={SERIES}
        colunas={anos.map(({ ano, agora, principal, taxa }) => ({
          rotulo: String(ano),
          valores: [agora, principal, taxa],
        }))}
        descricao="Colunas com o que você paga em cada ano; a tabela a seguir diz os mesmos valores."
        descritoPor={idDaTabela}
        nomeDoTeto={(teto) => `${formatarReais(teto).replace(/,00$/, '')} por ano`}
      />
      <div id={idDaTabela}>
        <Tabela legenda="O que você paga em cada ano, em reais">
          <Colunas nomes={['Ano', 'À instituição', 'Restituição', 'da qual taxa']} />
          <tbody className={estilos.valores}>
            {anos.map(({ ano, agora, principal, taxa }) => (
              <tr key={ano}>
                <th scope="row">{ano}</th>
                <td>{valorOuNada(agora)}</td>
                <td>{valorOuNada(principal + taxa)}</td>
                <td>{valorOuNada(taxa)}</td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      </div>
      <details className={estilos.todas}>
        <summary>{parcelas.length === 1 ? 'Ver a parcela' : `Ver as ${parcelas.length} parcelas`}</summary>
        <Tabela legenda="Cada parcela, em reais">
          <Colunas nomes={['Nº', 'Vence em', 'Parcela', 'da qual taxa']} />
          <tbody className={estilos.valores}>
            {parcelas.map(({ numero, vencimento, taxa, correcao, total }) => (
              <tr key={numero}>
                <th scope="row">{numero}</th>
                <td>{formatarData(vencimento)}</td>
                <td>{formatarReais(total)}</td>
                <td>{formatarValor(taxa + correcao)}</td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      </details>
    </section>
  );
}
