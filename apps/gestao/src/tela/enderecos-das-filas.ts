/** Each queue is come back to as it was left, with its filters, as long as the tab lives. */
import { type Fila, isFila } from '@credito/domain/gestao/filas';
import { useSyncExternalStore } from 'react';
import { guardarNaAba, lerDaAba } from '../sessao/guarda-da-aba.ts';

interface Deixadas {
  ultima: Fila | null;
  filtros: Readonly<Partial<Record<Fila, string>>>;
}

const CHAVE = 'filas';
let deixadas = (lerDaAba(CHAVE) as Deixadas | undefined) ?? { ultima: null, filtros: {} };
const ouvintes = new Set<() => void>();

export function guardarFila(sigla: Fila, filtros: string): void {
  if (deixadas.ultima === sigla && (deixadas.filtros[sigla] ?? '') === filtros) return;
  deixadas = { ultima: sigla, filtros: { ...deixadas.filtros, [sigla]: filtros } };
  guardarNaAba(CHAVE, deixadas);
  for (const ouvinte of ouvintes) ouvinte();
}

function ouvir(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

const ler = (): Deixadas => deixadas;

/** The queue that was looked at last; null in a tab that has shown none. */
export function useUltimaFila(): Fila | null {
  const { ultima } = useSyncExternalStore(ouvir, ler);
  return ultima !== null && isFila(ultima) ? ultima : null;
}

export function useEnderecoDaFila(): (sigla: Fila) => string {
  const { filtros } = useSyncExternalStore(ouvir, ler);
  return (sigla) => `/filas/${sigla}${filtros[sigla] ? `?${filtros[sigla]}` : ''}`;
}
