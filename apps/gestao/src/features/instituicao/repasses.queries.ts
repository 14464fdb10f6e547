import { entregarDocumento } from '@credito/ui/documento/entregar-documento';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { avisarErro } from '../../sessao/avisar-erro.ts';

export const consultaDosRepasses = (ano: number) =>
  infiniteQueryOptions({
    queryKey: ['repasses-da-instituicao', ano],
    queryFn: ({ pageParam, signal }) =>
      api('GET /gestao/instituicao/repasses', { query: { ano, depoisDe: pageParam } }, { sinal: signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ proxima }) => proxima ?? undefined,
  });

export const baixarRepasses = (ano: number) =>
  api('GET /gestao/instituicao/repasses/arquivo', { query: { ano } })
    .then((arquivo) => entregarDocumento(`repasses-de-${ano}.csv`, arquivo, 'csv'))
    .catch((erro: unknown) => avisarErro(erro));
