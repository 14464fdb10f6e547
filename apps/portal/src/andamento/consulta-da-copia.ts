import { queryOptions } from '@tanstack/react-query';
import { api } from '../sessao/api.ts';

/** What was declared, in one of its versions; without one, the newest. */
export function consultaDaCopia(id: number, versao?: number) {
  return queryOptions({
    queryKey: ['solicitacao', 'copia-declarada', id, versao ?? null],
    queryFn: ({ signal }) =>
      api(
        'GET /solicitacao/s/copia-declarada/{id}',
        { params: { id }, query: { versao } },
        { sinal: signal },
      ),
  });
}
