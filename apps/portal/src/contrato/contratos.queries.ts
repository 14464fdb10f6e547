/** Lists of contracts, which the home page and the guarantor's start read beside the contracts' own screens. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '../sessao/api.ts';

export const consultaDosContratos = queryOptions({
  queryKey: ['contratos'],
  queryFn: ({ signal }) => api('GET /contrato/s/contratos-estudante', {}, { sinal: signal }),
});

export const consultaDosContratosGarantidos = queryOptions({
  queryKey: ['contratos', 'garantidos'],
  queryFn: ({ signal }) => api('GET /contrato/f/contratos-fiador', {}, { sinal: signal }),
});
