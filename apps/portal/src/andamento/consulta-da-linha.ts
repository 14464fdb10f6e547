import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../sessao/api.ts';

/** Under the request's key: whatever makes the request stale makes its timeline stale. */
function consultaDaLinha(solicitacaoId: number) {
  return queryOptions({
    queryKey: ['solicitacao', 'linha-do-tempo', solicitacaoId],
    queryFn: ({ signal }) =>
      api('GET /solicitacao/s/linha-do-tempo/{id}', { params: { id: solicitacaoId } }, { sinal: signal }),
    refetchOnMount: 'always',
  });
}

export function useLinhaDoTempo(solicitacaoId: number) {
  return useQuery(consultaDaLinha(solicitacaoId));
}

export function useStatusDaIes(solicitacaoId: number, { quando }: { quando: boolean }) {
  return useQuery({
    queryKey: ['solicitacao', 'status-ies', solicitacaoId],
    queryFn: ({ signal }) =>
      api('GET /solicitacao/status-ies/{id}', { params: { id: solicitacaoId } }, { sinal: signal }),
    enabled: quando,
  });
}
