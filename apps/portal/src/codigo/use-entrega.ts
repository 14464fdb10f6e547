/** While a person waits for a code: what became of it, and when another one may be asked for (devices 5). */
import { chegouANinguem, type EntregaDoCodigo } from '@credito/domain/conta/entrega-do-codigo';
import { useQuery } from '@tanstack/react-query';
import { useContagem } from '../wizard/use-contagem.ts';

/** What may still change is asked often at first. A message that left may come back: that takes longer. */
const INTERVALO_MS = { enviando: 2_000, demorando: 3_000, enviado: 10_000 } as const;
const PERGUNTAS = 60;

export interface EntregaEsperada {
  entrega: EntregaDoCodigo | null;
  segundos: number;
}

export function useEntrega(
  /** Which code. */
  codigo: unknown,
  /** When another one may be asked for, if this one left: another code has another moment. */
  reenviarEm: number,
  perguntar: (sinal: AbortSignal) => Promise<{ entrega: EntregaDoCodigo | null }>,
): EntregaEsperada {
  const { data: entrega = null } = useQuery({
    queryKey: ['entrega-do-codigo', codigo, reenviarEm],
    queryFn: async ({ signal }) => (await perguntar(signal)).entrega,
    gcTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) => {
      if (data?.situacao === 'falhou' || dataUpdateCount + errorUpdateCount > PERGUNTAS) return false;
      return INTERVALO_MS[data?.situacao ?? 'enviando'];
    },
  });
  const segundos = useContagem(reenviarEm);
  return { entrega, segundos: chegouANinguem(entrega) ? 0 : segundos };
}
