/** Who is late, from the oldest on, and how much there is of each age. */
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { FAIXAS_DE_ATRASO, type FaixaDeAtraso } from '@credito/domain/razao/situacao-financeira';
import { formatarData } from '@credito/domain/tempo/data';
import { formatarNumero } from '@credito/domain/texto/numero';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import { MostrarMais } from '../../../tela/mostrar-mais.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { AreaDoFinanceiro } from '../components/area-do-financeiro.tsx';
import { Idades } from '../components/idades.tsx';
import estilos from '../financeiro.module.css';
import { type Atrasos, consultaDosAtrasos } from '../financeiro.queries.ts';

const lerFaixa = (texto: string | null): FaixaDeAtraso | null =>
  FAIXAS_DE_ATRASO.find((faixa) => faixa === texto) ?? null;

export default function AtrasosScreen() {
  useTitulo('Atrasos');
  const [busca] = useSearchParams();
  const faixa = lerFaixa(busca.get('faixa'));
  const lista = useInfiniteQuery(consultaDosAtrasos(faixa));
  const primeira = lista.data?.pages[0];
  const itens = lista.data?.pages.flatMap((pagina) => pagina.itens) ?? [];
  return (
    <div className={estilosDaPagina.pagina}>
      <AreaDoFinanceiro />
      <header>
        <h1>Atrasos</h1>
        <p className={estilosDaPagina.sub}>
          Contratos com parcela vencida, do atraso mais antigo para o mais novo, com os encargos de hoje.
        </p>
      </header>
      {primeira ? <Idades faixas={primeira.faixas} atual={faixa} /> : null}
      {lista.isError ? (
        <FalhaAoCarregar consulta={lista} />
      ) : lista.isPending ? (
        <EsqueletoDeLista quantos={6} />
      ) : itens.length === 0 ? (
        <PaginaVazia titulo="Ninguém em atraso aqui">
          <p>Um contrato aparece no dia seguinte ao último em que a parcela podia ser paga sem acréscimo.</p>
        </PaginaVazia>
      ) : (
        <Lista itens={itens} />
      )}
      <MostrarMais lista={lista} />
    </div>
  );
}

function Lista({ itens }: { itens: Atrasos['itens'] }) {
  return (
    <Tabela cartoes legenda="Contratos em atraso" className={`${estilos.tabela} ${estilos.doisValores}`}>
      <Colunas nomes={['Atraso', 'Contrato', 'Estudante', 'Parcelas', 'Vencido hoje', 'Falta pagar']} />
      <tbody>
        {itens.map((item) => (
          <tr key={item.contratoId}>
            <td data-rotulo="Atraso">
              <span>{item.dias === 1 ? '1 dia' : `${formatarNumero(item.dias)} dias`}</span>
              <small>{`desde ${formatarData(item.desde)}`}</small>
            </td>
            <td data-rotulo="Contrato">
              <Link href={`/financeiro/contratos/${item.contratoId}`}>{item.numero}</Link>
            </td>
            <td data-rotulo="Estudante">
              <span>{item.estudante}</span>
              <small>{item.instituicao}</small>
            </td>
            <td data-rotulo="Parcelas">{formatarNumero(item.parcelas)}</td>
            <td data-rotulo="Vencido hoje" className={estilos.numero}>
              {formatarReais(item.vencidoCentavos)}
            </td>
            <td data-rotulo="Falta pagar" className={estilos.numero}>
              {formatarReais(item.abertoCentavos)}
            </td>
          </tr>
        ))}
      </tbody>
    </Tabela>
  );
}
