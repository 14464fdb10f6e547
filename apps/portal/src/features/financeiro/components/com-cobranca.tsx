import { ErroDeApi } from '@credito/api/cliente';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { type CobrancaAberta, consultaDaCobranca } from '../financeiro.queries.ts';

const ESPERAM: readonly CobrancaAberta['situacao'][] = ['registrando', 'aberta', 'vencida'];
const RELER_MS = 15_000;

/** The charge named in the address; one that is missing or somebody else's leads to the area. */
export function ComCobranca({
  id,
  children,
}: {
  id: string;
  children: (cobranca: CobrancaAberta) => ReactNode;
}) {
  const { data, error, refetch } = useQuery({
    ...consultaDaCobranca(id),
    refetchOnMount: 'always',
    // A payment is told from outside: whoever waits here sees it come.
    refetchInterval: ({ state }) => (state.data && ESPERAM.includes(state.data.situacao) ? RELER_MS : false),
  });
  if (error instanceof ErroDeApi && [400, 404].includes(error.status))
    return <Redirect to="/financeiro" replace />;
  if (data) return children(data);
  if (error)
    return (
      <PaginaQueFalhou titulo="Não conseguimos carregar a cobrança" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  return <CartoesCarregando />;
}
