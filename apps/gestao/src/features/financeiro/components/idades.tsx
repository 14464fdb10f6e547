import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import type { FaixaDeAtraso } from '@credito/domain/razao/situacao-financeira';
import { formatarNumero } from '@credito/domain/texto/numero';
import { Botao, LinkBotao } from '@credito/ui/botao/botao';
import { entregarDocumento } from '@credito/ui/documento/entregar-documento';
import { GraficoDeColunas } from '@credito/ui/grafico-de-colunas/grafico-de-colunas';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { api } from '../../../sessao/api.ts';
import { avisarErro } from '../../../sessao/avisar-erro.ts';
import estilos from '../financeiro.module.css';
import type { Atrasos } from '../financeiro.queries.ts';

const SERIES = [{ nome: 'Vencido, sem encargos', desenho: 'listras' }] as const;

const baixar = () =>
  api('GET /gestao/financeiro/atrasos/csv', {})
    .then((arquivo) => entregarDocumento('atrasos-por-idade.csv', arquivo, 'csv'))
    .catch((erro: unknown) => avisarErro(erro));

/** Days, as short as below a column: "31 a 60". */
const emDias = (faixa: FaixaDeAtraso): string => faixa.replace(/-$/, '+').replace('-', ' a ');

/** Each age with what is late in it, drawn and in figures; a line leads to its contracts alone. */
export function Idades({ faixas, atual }: { faixas: Atrasos['faixas']; atual: FaixaDeAtraso | null }) {
  const idDaTabela = useId();
  return (
    <section className={estilos.secao} aria-label="Por idade do atraso">
      {faixas.some(({ vencidoCentavos }) => vencidoCentavos > 0) ? (
        <GraficoDeColunas
          series={SERIES}
          colunas={faixas.map(({ faixa, vencidoCentavos }) => ({
            rotulo: emDias(faixa),
            valores: [vencidoCentavos],
          }))}
          descricao="Colunas com o que venceu, por dias de atraso; a tabela a seguir diz os mesmos valores."
          descritoPor={idDaTabela}
          nomeDoTeto={(teto) => formatarReais(teto).replace(/,00$/, '')}
        />
      ) : null}
      <div id={idDaTabela}>
        <Tabela legenda="Contratos em atraso por idade" className={`${estilos.tabela} ${estilos.umValor}`}>
          <Colunas nomes={['Idade', 'Contratos', 'Vencido, sem encargos']} />
          <tbody>
            {faixas.map(({ faixa, rotulo, contratos, vencidoCentavos }) => (
              <tr key={faixa} aria-current={faixa === atual ? 'true' : undefined}>
                <th scope="row">
                  <Link href={`/financeiro?faixa=${faixa}`}>{rotulo}</Link>
                </th>
                <td>{formatarNumero(contratos)}</td>
                <td className={estilos.numero}>{formatarReais(vencidoCentavos)}</td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      </div>
      <div className={estilos.botoes}>
        <Botao
          compacto
          variante="secundario"
          icone={<Download aria-hidden="true" />}
          onClick={() => void baixar()}
        >
          Baixar as idades em CSV
        </Botao>
        {atual ? (
          <LinkBotao compacto variante="secundario" href="/gestao/financeiro">
            Mostrar todas as idades
          </LinkBotao>
        ) : null}
      </div>
    </section>
  );
}
