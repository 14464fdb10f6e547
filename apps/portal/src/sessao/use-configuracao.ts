import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { configuracaoDaPagina } from './configuracao.ts';

/** Public settings of the provider: name, contacts, addresses. They change only with a new deployment. */
export function useConfiguracao() {
  return useQuery({
    queryKey: ['configuracao'],
    queryFn: ({ signal }) => api('GET /configuracao', {}, { sinal: signal }),
    initialData: configuracaoDaPagina,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
