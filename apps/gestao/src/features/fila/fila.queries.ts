import type { Fila } from '@credito/domain/gestao/filas';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';

export type FiltroDaFila = 'todas' | 'livres' | 'minhas';

export const consultaDasFilas = queryOptions({
  queryKey: ['filas'],
  queryFn: ({ signal }) => api('GET /gestao/filas', {}, { sinal: signal }),
  refetchInterval: 60_000,
});

export const consultaDaFila = (sigla: Fila, atribuicao: FiltroDaFila) =>
  infiniteQueryOptions({
    queryKey: ['fila', sigla, atribuicao],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /gestao/filas/{sigla}',
        { params: { sigla }, query: { atribuicao, ...(pageParam ? { depoisDe: pageParam } : {}) } },
        { sinal: signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ proxima }) => proxima,
    refetchInterval: 60_000,
  });
