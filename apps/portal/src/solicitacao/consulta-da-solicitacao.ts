import { ErroDeApi } from '@credito/api/cliente';
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

/**
 * There is nothing to show: it could not be loaded, or it is gone. A refresh that failed takes nobody away from the
 * step, and neither does the end of the session, which leads back to it (case WIZ-03).
 */
export function semSolicitacao({ data, error }: { data: unknown; error: Error | null }): boolean {
  if (error === null) return false;
  const status = error instanceof ErroDeApi ? error.status : 0;
  return status !== 401 && (data === undefined || status === 404);
}
