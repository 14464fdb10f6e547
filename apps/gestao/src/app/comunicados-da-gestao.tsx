import { Comunicados } from '@credito/ui/comunicados/comunicados';
import { useQuery } from '@tanstack/react-query';
import { api } from '../sessao/api.ts';
import { useOperador } from '../sessao/use-sessao.ts';

/** Announcements of today for this role; the administration writes them and reads none. */
export function ComunicadosDaGestao() {
  const { papel } = useOperador();
  const publico = papel === 'administrador' ? null : papel;
  const { data } = useQuery({
    queryKey: ['comunicados', publico],
    queryFn: ({ signal }) =>
      api('GET /comunicados', { query: { publico: publico ?? 'analista' } }, { sinal: signal }),
    enabled: publico !== null,
    staleTime: 10 * 60_000,
    retry: false,
  });
  return data ? <Comunicados comunicados={data.comunicados} /> : null;
}
