/** Contractual alterations, which the home page reads beside their own screens. */
import type { AlteracaoNaLista } from '@credito/api/alteracao.rotas';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../sessao/api.ts';

/** Of contracts that the account guarantees, or is asked to. */
export const consultaDasGarantidas = queryOptions({
  queryKey: ['alteracoes', 'garantidas'],
  queryFn: ({ signal }) => api('GET /alteracao-contrato/f/alteracoes', {}, { sinal: signal }),
});

export const consultaDasAlteracoes = queryOptions({
  queryKey: ['alteracoes'],
  queryFn: ({ signal }) => api('GET /alteracao-contrato/alteracoes', {}, { sinal: signal }),
  /** In one list: what is still on its way comes first. */
  select: ({ alteracoesDisponiveis, alteracoesEfetivadas }): AlteracaoNaLista[] => [
    ...alteracoesDisponiveis,
    ...alteracoesEfetivadas,
  ],
});
