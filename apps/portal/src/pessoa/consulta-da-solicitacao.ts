import type { Resposta } from '@credito/api/rota';
import type { rotaCarregarSolicitacao } from '@credito/api/solicitacao.rotas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../sessao/api.ts';

export type SolicitacaoCarregada = Resposta<typeof rotaCarregarSolicitacao>;

/** The request as the logged-in person sees it; without an id, their newest one. */
export function consultaDaSolicitacao(id?: number) {
  return queryOptions({
    queryKey: ['solicitacao', 'carregada', id ?? 'atual'],
    queryFn: ({ signal }) =>
      api('GET /solicitacaoCredito/carregar', { query: id === undefined ? {} : { id } }, { sinal: signal }),
  });
}

export function useSolicitacao(id?: number) {
  return useQuery(consultaDaSolicitacao(id));
}
