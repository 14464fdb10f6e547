/** Contractual alterations, which the home page reads beside their own screens. */
import type { AlteracaoNaLista } from '@credito/api/alteracao.rotas';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../sessao/api.ts';

export const consultaDasAlteracoes = queryOptions({
  queryKey: ['alteracoes'],
  queryFn: ({ signal }) => api('GET /alteracao-contrato/alteracoes', {}, { sinal: signal }),
  /** In one list: what is still on its way comes first. */
  select: ({ alteracoesDisponiveis, alteracoesEfetivadas }): AlteracaoNaLista[] => [
    ...alteracoesDisponiveis,
    ...alteracoesEfetivadas,
  ],
});
