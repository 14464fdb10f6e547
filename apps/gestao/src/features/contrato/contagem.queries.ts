/** How many contracts there are in each state; apart, since the menu asks on every page. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';

export const consultaDaContagem = queryOptions({
  queryKey: ['contratos', 'contagem'],
  queryFn: ({ signal }) => api('GET /gestao/contratos/contagem', {}, { sinal: signal }),
  refetchInterval: 60_000,
});
