/** Documents that wait for a person's signature, which both starts read beside the list itself. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '../sessao/api.ts';

export const consultaDasAssinaturas = queryOptions({
  queryKey: ['assinaturas'],
  queryFn: ({ signal }) => api('GET /assinatura/s/pendentes', {}, { sinal: signal }),
});
