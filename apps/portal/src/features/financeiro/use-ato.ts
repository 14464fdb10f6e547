import { useState } from 'react';
import { motivoDaFalha } from '../../sessao/motivo-da-falha.ts';

/** One change at a time, and in words why the last one was refused. */
export function useAto() {
  const [ocupado, setOcupado] = useState(false);
  const [recusa, setRecusa] = useState<string | null>(null);
  async function executar(fazer: () => Promise<void>): Promise<void> {
    if (ocupado) return;
    setOcupado(true);
    try {
      await fazer();
    } catch (erro) {
      setRecusa(motivoDaFalha(erro));
    } finally {
      setOcupado(false);
    }
  }
  return { ocupado, recusa, executar, esquecer: () => setRecusa(null) };
}
