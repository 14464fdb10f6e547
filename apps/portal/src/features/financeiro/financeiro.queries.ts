/** One contract's money, and one charge. */
import type { Resposta } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';

export type Extrato = Resposta<RotaPorChave<'GET /financeiro/s/contratos/{id}'>>;
export type CobrancaAberta = Resposta<RotaPorChave<'GET /financeiro/s/cobrancas/{id}'>>;

export const consultaDoExtrato = (id: number) =>
  queryOptions({
    queryKey: ['financeiro', 'contrato', id],
    queryFn: ({ signal }) => api('GET /financeiro/s/contratos/{id}', { params: { id } }, { sinal: signal }),
  });

export const consultaDaCobranca = (id: string) =>
  queryOptions({
    queryKey: ['financeiro', 'cobranca', id],
    queryFn: ({ signal }) => api('GET /financeiro/s/cobrancas/{id}', { params: { id } }, { sinal: signal }),
  });
