import { PUBLICOS_DO_COMUNICADO } from '@credito/domain/catalogo/fichas-de-comunicacao';
import { Comunicados } from '@credito/ui/comunicados/comunicados';
import { useQuery } from '@tanstack/react-query';
import { api } from '../sessao/api.ts';
import { useOperador } from '../sessao/use-sessao.ts';

/** Announcements of today for this role; whoever they are not written for, as the administration, reads none. */
export function ComunicadosDaGestao() {
  const { papel } = useOperador();
  const publico = PUBLICOS_DO_COMUNICADO.find((um) => um === papel) ?? null;
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
