/** What the person receives, what was sent, and who of the staff looked. */
import type { rotaMudarPreferencias, rotaPreferencias } from '@credito/api/perfil-mensagens.rotas';
import type { Recebido, Resposta } from '@credito/api/rota';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';

export type Preferencias = Resposta<typeof rotaPreferencias>;
export type Mudanca = Recebido<typeof rotaMudarPreferencias>['body'];

export const consultaDasPreferencias = queryOptions({
  queryKey: ['preferencias'],
  queryFn: ({ signal }) => api('GET /usuario/p/preferencias', {}, { sinal: signal }),
});

export async function mudarPreferencias(mudanca: Mudanca): Promise<void> {
  await api('PUT /usuario/p/preferencias', { body: mudanca });
  await consultas.invalidateQueries({ queryKey: consultaDasPreferencias.queryKey });
}

export const consultaDasMensagens = infiniteQueryOptions({
  queryKey: ['mensagens'],
  queryFn: ({ pageParam, signal }) =>
    api('GET /usuario/p/mensagens', { query: pageParam ? { depoisDe: pageParam } : {} }, { sinal: signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ proxima }) => proxima,
});

export const consultaDosAcessos = infiniteQueryOptions({
  queryKey: ['acessos-aos-dados'],
  queryFn: ({ pageParam, signal }) =>
    api(
      'GET /usuario/p/acessos-aos-dados',
      { query: pageParam ? { antesDe: pageParam } : {} },
      { sinal: signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ proxima }) => proxima,
});
