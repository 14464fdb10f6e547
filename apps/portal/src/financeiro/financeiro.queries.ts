/** What the student owes and pays: read by the start beside the screens of the area. */
import type { Resposta } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../sessao/api.ts';

export type Financeiro = Resposta<RotaPorChave<'GET /financeiro/s'>>;
export type Cobranca = Financeiro['cobrancas'][number];
export type ContratoNoFinanceiro = Financeiro['contratos'][number];

export const consultaDoFinanceiro = queryOptions({
  queryKey: ['financeiro'],
  queryFn: ({ signal }) => api('GET /financeiro/s', {}, { sinal: signal }),
});
