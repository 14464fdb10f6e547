import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useSessao } from './use-sessao.ts';

export const consultaDoUsuario = queryOptions({
  queryKey: ['usuario'],
  queryFn: async ({ signal }) => (await api('GET /usuario/p/dados-usuario', {}, { sinal: signal })).usuario,
  staleTime: 60_000,
});

export const consultaDoStatus = queryOptions({
  queryKey: ['solicitacao', 'status'],
  queryFn: ({ signal }) => api('GET /solicitacao/status', {}, { sinal: signal }),
});

/** The logged person, or undefined while unknown or logged out. */
export function useUsuario() {
  const ativa = useSessao().estado === 'ativa';
  return useQuery({ ...consultaDoUsuario, enabled: ativa }).data;
}

/** Where the person's newest request stands. */
export function useStatus() {
  const ativa = useSessao().estado === 'ativa';
  return useQuery({ ...consultaDoStatus, enabled: ativa }).data;
}
