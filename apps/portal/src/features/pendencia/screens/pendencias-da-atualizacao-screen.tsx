/** /pendencias-atualizacao: what an analysis refused of the student's block (spec 3 section 2.9). */
import { useQuery } from '@tanstack/react-query';
import { Redirect, useParams } from 'wouter';
import { consultaDaUltimaAtualizacao } from '../../../atualizacao/atualizacao.queries.ts';
import { PaginaCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import type { TelasDaAtualizacaoRecusada } from '../atualizacao-recusada.tsx';
import { AtualizacaoACorrigir } from '../components/atualizacao-a-corrigir.tsx';

export function PendenciasDaAtualizacaoScreen(telas: TelasDaAtualizacaoRecusada) {
  const { passo } = useParams<{ passo?: string }>();
  const { data, error, refetch } = useQuery({ ...consultaDaUltimaAtualizacao, refetchOnMount: 'always' });
  if (error && !data)
    return (
      <PaginaQueFalhou titulo="Não foi possível carregar as pendências" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  if (!data) return <PaginaCarregando />;
  if (data.id === null) return <Redirect to="/inicio" replace />;
  return (
    <AtualizacaoACorrigir
      atualizacaoId={data.id}
      passo={passo}
      endereco="/pendencias-atualizacao"
      atualizacao="/atualizacao-cadastral"
      telas={telas}
    />
  );
}
