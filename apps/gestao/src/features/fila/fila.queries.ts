import type { Fila } from '@credito/domain/gestao/filas';
import type { FiltrosDaFila } from '@credito/domain/gestao/filtros-da-fila';
import { mostrarToast } from '@credito/ui/toast/toast';
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { avisarErro } from '../../sessao/avisar-erro.ts';
import { consultas } from '../../sessao/consultas.ts';

export const consultaDasConversas = infiniteQueryOptions({
  queryKey: ['conversas'],
  queryFn: ({ pageParam, signal }) =>
    api('GET /gestao/conversas', { query: pageParam ? { depoisDe: pageParam } : {} }, { sinal: signal }),
  initialPageParam: '',
  getNextPageParam: ({ proxima }) => proxima,
  refetchOnMount: 'always',
});

export const consultaDasFilas = queryOptions({
  queryKey: ['filas'],
  queryFn: ({ signal }) => api('GET /gestao/filas', {}, { sinal: signal }),
  refetchInterval: 60_000,
});

export const consultaDaFila = (sigla: Fila, { atribuicao, filtro, prazo, instituicaoId }: FiltrosDaFila) =>
  infiniteQueryOptions({
    queryKey: ['fila', sigla, atribuicao, filtro, prazo, instituicaoId],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /gestao/filas/{sigla}',
        {
          params: { sigla },
          query: {
            atribuicao,
            filtro,
            prazo,
            ...(instituicaoId === null ? {} : { instituicaoId }),
            ...(pageParam ? { depoisDe: pageParam } : {}),
          },
        },
        { sinal: signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ proxima }) => proxima,
    refetchInterval: 60_000,
  });

export const consultaDaCarga = queryOptions({
  queryKey: ['carga'],
  queryFn: ({ signal }) => api('GET /gestao/carga', {}, { sinal: signal }),
  refetchInterval: 60_000,
});

export function useCobrirColega() {
  return useMutation({
    mutationFn: (operadorId: string) =>
      api('POST /gestao/carga/{operadorId}/cobrir', { params: { operadorId } }),
    onSuccess: ({ assumidas }) => {
      mostrarToast({
        texto:
          assumidas === 1
            ? '1 solicitação agora está com você.'
            : `${assumidas} solicitações agora estão com você.`,
        tom: 'sucesso',
      });
      return Promise.all([
        consultas.invalidateQueries({ queryKey: ['carga'] }),
        consultas.invalidateQueries({ queryKey: ['filas'] }),
        consultas.invalidateQueries({ queryKey: ['fila'] }),
      ]);
    },
    onError: (erro) => avisarErro(erro),
  });
}
