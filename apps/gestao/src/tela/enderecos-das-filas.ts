/** Each queue is come back to as it was left, with its filters; in memory, as long as the page lives. */
import type { Fila } from '@credito/domain/gestao/filas';
import { useSyncExternalStore } from 'react';

let deixadas: Readonly<Partial<Record<Fila, string>>> = {};
let ultima: Fila | null = null;
const ouvintes = new Set<() => void>();

export function guardarFila(sigla: Fila, filtros: string): void {
  ultima = sigla;
  if ((deixadas[sigla] ?? '') === filtros) return;
  deixadas = { ...deixadas, [sigla]: filtros };
  for (const ouvinte of ouvintes) ouvinte();
}

/** The queue that was looked at last; null right after the page was loaded on something else. */
export const ultimaFila = (): Fila | null => ultima;

function ouvir(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

export function useEnderecoDaFila(): (sigla: Fila) => string {
  const filtros = useSyncExternalStore(ouvir, () => deixadas);
  return (sigla) => `/filas/${sigla}${filtros[sigla] ? `?${filtros[sigla]}` : ''}`;
}
