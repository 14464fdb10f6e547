import type { Resposta } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import type { FaixaDeAtraso } from '@credito/domain/razao/situacao-financeira';
import type { Data } from '@credito/domain/tempo/data';
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

export type Numeros = Resposta<RotaPorChave<'GET /gestao/financeiro/numeros'>>;
export type Diferencas = Resposta<RotaPorChave<'GET /gestao/financeiro/diferencas'>>;
export type Repasses = Resposta<RotaPorChave<'GET /gestao/financeiro/repasses'>>;
export type Previa = Resposta<RotaPorChave<'GET /gestao/financeiro/repasses/previa'>>;

export const consultaDasPropostas = queryOptions({
  queryKey: ['financeiro', 'propostas'],
  queryFn: ({ signal }) => api('GET /gestao/financeiro/propostas', {}, { sinal: signal }),
});

export const consultaDasDevolucoes = queryOptions({
  queryKey: ['financeiro', 'devolucoes'],
  queryFn: ({ signal }) => api('GET /gestao/financeiro/devolucoes', {}, { sinal: signal }),
  // Every reading is written down.
  refetchOnWindowFocus: false,
});

export const consultaDosNumeros = queryOptions({
  queryKey: ['financeiro', 'numeros'],
  queryFn: ({ signal }) => api('GET /gestao/financeiro/numeros', {}, { sinal: signal }),
});

export const consultaDasDiferencas = queryOptions({
  queryKey: ['financeiro', 'diferencas'],
  queryFn: ({ signal }) => api('GET /gestao/financeiro/diferencas', {}, { sinal: signal }),
});

export const consultaDosRepasses = (mes: Data) =>
  queryOptions({
    queryKey: ['financeiro', 'repasses', mes],
    queryFn: ({ signal }) => api('GET /gestao/financeiro/repasses', { query: { mes } }, { sinal: signal }),
  });

export const consultaDaPrevia = (instituicaoId: number, mes: Data) =>
  queryOptions({
    queryKey: ['financeiro', 'repasses', 'previa', instituicaoId, mes],
    queryFn: ({ signal }) =>
      api('GET /gestao/financeiro/repasses/previa', { query: { instituicaoId, mes } }, { sinal: signal }),
  });

export const consultaDasNegociacoes = (id: number) =>
  queryOptions({
    queryKey: ['financeiro', 'negociacoes', id],
    queryFn: ({ signal }) =>
      api('GET /gestao/financeiro/contratos/{id}/negociacoes', { params: { id } }, { sinal: signal }),
  });
