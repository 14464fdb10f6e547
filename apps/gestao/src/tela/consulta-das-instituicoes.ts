import type { Fila } from '@credito/domain/gestao/filas';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../sessao/api.ts';

export const consultaDasInstituicoes = (sigla: Fila) =>
  queryOptions({
    queryKey: ['fila-instituicoes', sigla],
    queryFn: ({ signal }) =>
      api('GET /gestao/filas/{sigla}/instituicoes', { params: { sigla } }, { sinal: signal }),
    staleTime: 10 * 60_000,
  });
