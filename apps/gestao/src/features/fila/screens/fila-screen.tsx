import { type Fila, filasDoPapel, isFila, ROTULO_DA_FILA } from '@credito/domain/gestao/filas';
import {
  type FiltrosDaFila as Filtros,
  filtrosNoEndereco,
  lerFiltros,
} from '@credito/domain/gestao/filtros-da-fila';
import { agora } from '@credito/ui/aparelho/relogio';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useOperador } from '../../../sessao/use-sessao.ts';
import { CabecalhoDaFila } from '../../../tela/cabecalho-da-fila.tsx';
import { guardarFila } from '../../../tela/enderecos-das-filas.ts';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import { MostrarMais } from '../../../tela/mostrar-mais.tsx';
import { NaoEncontrada } from '../../../tela/nao-encontrada.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useProximaDaFila } from '../../../tela/use-proxima-da-fila.ts';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { CargaDaEquipe } from '../components/carga-da-equipe.tsx';
import { FiltrosDaFila } from '../components/filtros-da-fila.tsx';
import { TabelaDeSolicitacoes } from '../components/tabela-de-solicitacoes.tsx';
import { consultaDaFila, consultaDasFilas } from '../fila.queries.ts';

const AJUDA = [
  { teclas: 'J / K', texto: 'próxima e anterior na lista' },
  { teclas: 'Enter', texto: 'abrir a solicitação' },
  { teclas: 'N', texto: 'assumir a mais antiga que está livre' },
  { teclas: '?', texto: 'mostrar estes atalhos' },
];

export default function FilaScreen({ sigla }: { sigla: string | undefined }) {
  const { papel } = useOperador();
  // The queue of another role looks like one that does not exist, as it does to the server.
  return sigla && isFila(sigla) && filasDoPapel(papel).includes(sigla) ? (
    <TelaDaFila sigla={sigla} />
  ) : (
    <NaoEncontrada />
  );
}

function TelaDaFila({ sigla }: { sigla: Fila }) {
  useTitulo(ROTULO_DA_FILA[sigla]);
  const [, navegar] = useLocation();
  const pedido = lerFiltros(sigla, useSearch());
  const filtros = filtrosNoEndereco(pedido);
  useEffect(() => guardarFila(sigla, filtros), [sigla, filtros]);
  const filtrar = (novos: Filtros) =>
    // Each choice replaces the one before: "back" leaves the queue instead of undoing choices one by one.
    navegar([`/filas/${sigla}`, filtrosNoEndereco(novos)].filter(Boolean).join('?'), { replace: true });
  const filtrada = pedido.filtro !== 'todas' || pedido.prazo !== 'todos' || pedido.instituicaoId !== null;
  const filas = useQuery(consultaDasFilas);
  const fila = useInfiniteQuery(consultaDaFila(sigla, pedido));
  const contagem = filas.data?.filas.find((uma) => uma.sigla === sigla);
  const proxima = useProximaDaFila(sigla, () =>
    mostrarToast({ texto: 'Não há solicitação livre nesta fila agora.' }),
  );
  const itens = fila.data?.pages.flatMap((pagina) => pagina.itens) ?? [];
  return (
    <div className={estilosDaPagina.pagina}>
      <CabecalhoDaFila
        titulo={ROTULO_DA_FILA[sigla]}
        sub={
          <p className={estilosDaPagina.sub} role="status">
            {contagem ? textoDaContagem(contagem) : 'Contando…'}
          </p>
        }
        proxima={proxima}
        atalhos={AJUDA}
      />
      <FiltrosDaFila sigla={sigla} filtros={pedido} aoMudar={filtrar} />
      {fila.isError ? (
        <FalhaAoCarregar consulta={fila} />
      ) : fila.isPending ? (
        <EsqueletoDeLista quantos={6} />
      ) : itens.length === 0 ? (
        <PaginaVazia
          titulo={
            filtrada
              ? 'Nenhuma com este filtro'
              : pedido.atribuicao === 'minhas'
                ? 'Nenhuma está com você'
                : 'Nada espera por aqui'
          }
        >
          <p>
            {filtrada
              ? 'Mude o filtro para ver as outras.'
              : pedido.atribuicao === 'minhas'
                ? 'Use “Próxima” para assumir a mais antiga da fila.'
                : sigla === 'CORRECAO'
                  ? 'O que estudantes e fiadores corrigiram aparece aqui quando volta à análise.'
                  : 'As solicitações aparecem aqui, da mais antiga para a mais nova, quando chegam a esta etapa.'}
          </p>
        </PaginaVazia>
      ) : (
        <TabelaDeSolicitacoes itens={itens} agora={agora()} legenda={`Fila: ${ROTULO_DA_FILA[sigla]}`} />
      )}
      <MostrarMais lista={fila} />
      <CargaDaEquipe />
    </div>
  );
}

function textoDaContagem({
  total,
  exato,
  minhas,
  correcoesNaoEnviadas,
}: {
  total: number;
  exato: boolean;
  minhas: number;
  correcoesNaoEnviadas: { total: number; exato: boolean };
}): string {
  const quantas = exato
    ? total === 0
      ? 'Nenhuma solicitação espera'
      : total === 1
        ? '1 solicitação espera'
        : `${total} solicitações esperam`
    : `Mais de ${total} solicitações esperam`;
  const { total: naoEnviadas, exato: todas } = correcoesNaoEnviadas;
  const correcoes =
    naoEnviadas === 1
      ? '1 correção feita e ainda não enviada'
      : `${todas ? '' : 'mais de '}${naoEnviadas} correções feitas e ainda não enviadas`;
  return [
    quantas,
    ...(minhas > 0 ? [`${minhas} com você`] : []),
    ...(naoEnviadas > 0 ? [correcoes] : []),
  ].join(' · ');
}
