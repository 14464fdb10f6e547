/** What somebody guarantees, in money. */
import type { Resposta } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../sessao/api.ts';

type DoFiador = Resposta<RotaPorChave<'GET /financeiro/f'>>;
export type Garantido = DoFiador['contratos'][number];
export type Beneficiario = DoFiador['beneficiario'];

export const consultaDoGarantido = queryOptions({
  queryKey: ['financeiro', 'garantido'],
  queryFn: ({ signal }) => api('GET /financeiro/f', {}, { sinal: signal }),
});
