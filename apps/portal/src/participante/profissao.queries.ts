import type { NomesDosCodigos } from '@credito/domain/wizard/plano';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../sessao/api.ts';
import type { Respostas } from '../wizard/valores.ts';

export const consultaDaProfissao = (id: number) =>
  queryOptions({
    queryKey: ['profissao', id],
    queryFn: ({ signal }) => api('GET /profissao/buscar', { query: { id } }, { sinal: signal }),
    staleTime: 3_600_000,
  });

/** The profession is answered by its code, and read by its name. One that cannot be asked for now keeps its code. */
export async function nomesDasRespostas(
  consultas: QueryClient,
  respostas: readonly Respostas[],
): Promise<NomesDosCodigos> {
  const ids = [...new Set(respostas.map(({ profissaoId }) => profissaoId))].filter(
    (id): id is number => typeof id === 'number',
  );
  const achadas = await Promise.all(
    ids.map((id) => consultas.fetchQuery(consultaDaProfissao(id)).catch(() => null)),
  );
  return {
    profissaoId: new Map(achadas.flatMap((achada) => achada?.result ?? []).map(({ id, nome }) => [id, nome])),
  };
}
