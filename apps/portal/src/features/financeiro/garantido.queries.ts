/** What somebody guarantees, in money. */
import type { Resposta } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';

export type Garantido = Resposta<RotaPorChave<'GET /financeiro/f'>>['contratos'][number];

export const consultaDoGarantido = queryOptions({
  queryKey: ['financeiro', 'garantido'],
  queryFn: ({ signal }) => api('GET /financeiro/f', {}, { sinal: signal }),
});
