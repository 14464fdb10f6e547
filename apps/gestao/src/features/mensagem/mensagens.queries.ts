import type { Canal } from '@credito/domain/mensagem/canais';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';

export const consultaDasFalhas = (canal: Canal | null) =>
  infiniteQueryOptions({
    queryKey: ['mensagens-com-falha', canal],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /gestao/mensagens',
        { query: { ...(canal ? { canal } : {}), ...(pageParam ? { depoisDe: pageParam } : {}) } },
        { sinal: signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ proxima }) => proxima,
  });
