import { Comunicados } from '@credito/ui/comunicados/comunicados';
import { useQuery } from '@tanstack/react-query';
import { api } from '../sessao/api.ts';

/** Announcements of today for whoever uses this portal, with or without a session. */
export function ComunicadosDoPortal({ portal }: { portal: 'estudante' | 'fiador' }) {
  const { data } = useQuery({
    queryKey: ['comunicados', portal],
    queryFn: ({ signal }) => api('GET /comunicados', { query: { publico: portal } }, { sinal: signal }),
    staleTime: 10 * 60_000,
    // News from the provider are never worth an error on somebody's screen.
    retry: false,
  });
  return data ? <Comunicados comunicados={data.comunicados} /> : null;
}
