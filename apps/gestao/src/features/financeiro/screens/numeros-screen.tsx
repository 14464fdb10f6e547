/** The portfolio in sums: what was lent, what came in, what is late, and what is to come. */
import { formatarReais, formatarValor } from '@credito/domain/dinheiro/dinheiro';
import { mesPorExtenso } from '@credito/domain/tempo/mes-por-extenso';
import { formatarNumero } from '@credito/domain/texto/numero';
import { Botao } from '@credito/ui/botao/botao';
import { entregarDocumento } from '@credito/ui/documento/entregar-documento';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { GraficoDeColunas } from '@credito/ui/grafico-de-colunas/grafico-de-colunas';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { api } from '../../../sessao/api.ts';
import { avisarErro } from '../../../sessao/avisar-erro.ts';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import { Fatos } from '../../../tela/fatos.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { AreaDoFinanceiro } from '../components/area-do-financeiro.tsx';
import estilos from '../financeiro.module.css';
import { consultaDosNumeros, type Numeros } from '../financeiro.queries.ts';

const baixar = () =>
  api('GET /gestao/financeiro/numeros/csv', {})
    .then((arquivo) => entregarDocumento('recebido-e-previsto.csv', arquivo, 'csv'))
    .catch((erro: unknown) => avisarErro(erro));

export default function NumerosScreen() {
  useTitulo('Carteira');
  const numeros = useQuery(consultaDosNumeros);
  return (
    <div className={estilosDaPagina.pagina}>
      <AreaDoFinanceiro />
      <header className={estilosDaPagina.cabecalho}>
        <div>
          <h1>Carteira</h1>
          <p className={estilosDaPagina.sub}>
            Somas do razão: recebido nos últimos doze meses e previsto para os próximos doze.
          </p>
        </div>
        <Botao
          variante="secundario"
          compacto
          icone={<Download aria-hidden="true" />}
          onClick={() => void baixar()}
        >
          Baixar em CSV
        </Botao>
      </header>
      {numeros.isError ? (
        <FalhaAoCarregar consulta={numeros} />
      ) : numeros.data ? (
        <Quadro numeros={numeros.data} />
      ) : (
        <EsqueletoDeLista quantos={4} />
      )}
    </div>
  );
}

const SERIES = [
  { nome: 'Recebido', desenho: 'cheio' },
  { nome: 'Previsto', desenho: 'vazio' },
] as const;

function Quadro({ numeros }: { numeros: Numeros }) {
  const idDaTabela = useId();
  const { meses } = numeros;
  const fatos = [
    ['Contratos', formatarNumero(numeros.contratos)],
    ['Repassado às instituições', formatarReais(numeros.repassadoCentavos)],
    ['A receber', formatarReais(numeros.aReceberCentavos)],
    ['Em atraso, sem multa e juros', formatarReais(numeros.vencidoCentavos)],
    ['Recebido', formatarReais(numeros.recebidoCentavos)],
    ['Perdas', formatarReais(numeros.perdaCentavos)],
    ['Crédito dos pagadores', formatarReais(numeros.creditoDosPagadoresCentavos)],
  ] as const;
  return (
    <>
      <Fatos fatos={fatos} />
      <section className={estilos.secao} aria-label="Recebido e previsto por mês">
        <h2>Recebido e previsto por mês</h2>
        <GraficoDeColunas
          series={SERIES}
          colunas={meses.map(({ mes, recebidoCentavos, previstoCentavos }) => ({
            rotulo: `${mes.slice(5, 7)}/${mes.slice(2, 4)}`,
            // A month may have given back more than came in.
            valores: [Math.max(0, recebidoCentavos), previstoCentavos],
          }))}
          descricao="Colunas com o recebido e o previsto de cada mês; a tabela a seguir diz os mesmos valores."
          descritoPor={idDaTabela}
          nomeDoTeto={(teto) => `${formatarReais(teto).replace(/,00$/, '')} por mês`}
        />
        <div id={idDaTabela}>
          <Tabela
            legenda="Recebido e previsto por mês, em reais"
            className={`${estilos.tabela} ${estilos.doisValores}`}
          >
            <Colunas nomes={['Mês', 'Recebido', 'Previsto']} />
            <tbody>
              {meses.map(({ mes, recebidoCentavos, previstoCentavos }) => (
                <tr key={mes}>
                  <th scope="row">{mesPorExtenso(mes)}</th>
                  <td className={estilos.numero}>{formatarValor(recebidoCentavos)}</td>
                  <td className={estilos.numero}>{formatarValor(previstoCentavos)}</td>
                </tr>
              ))}
            </tbody>
          </Tabela>
        </div>
      </section>
    </>
  );
}
