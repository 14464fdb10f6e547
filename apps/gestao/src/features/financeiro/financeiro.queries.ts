import type { Resposta } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import type { FaixaDeAtraso } from '@credito/domain/razao/situacao-financeira';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';

export type Atrasos = Resposta<RotaPorChave<'GET /gestao/financeiro/atrasos'>>;
export type ContratoNoFinanceiro = Resposta<RotaPorChave<'GET /gestao/financeiro/contratos/{id}'>>;

export const consultaDosAtrasos = (faixa: FaixaDeAtraso | null) =>
  infiniteQueryOptions({
    queryKey: ['financeiro', 'atrasos', faixa],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /gestao/financeiro/atrasos',
        { query: { ...(faixa ? { faixa } : {}), ...(pageParam ? { depoisDe: pageParam } : {}) } },
        { sinal: signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ proxima }) => proxima,
  });

export const consultaDasSaidas = queryOptions({
  queryKey: ['financeiro', 'saidas'],
  queryFn: ({ signal }) => api('GET /gestao/financeiro/saidas', {}, { sinal: signal }),
  // Every reading is written down.
  refetchOnWindowFocus: false,
});

export const consultaDoContrato = (id: number) =>
  queryOptions({
    queryKey: ['financeiro', 'contrato', id],
    queryFn: ({ signal }) =>
      api('GET /gestao/financeiro/contratos/{id}', { params: { id } }, { sinal: signal }),
    // Every reading is written down.
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });
