import { ErroDeApi } from '@credito/api/cliente';
import { useState } from 'react';
import { relerContratos } from './contrato.queries.ts';

export interface Ato {
  ocupado: boolean;
  /** Why the last one was refused; null while it is not. */
  recusa: ErroDeApi | null;
  /** One change at a time; false when it was refused. */
  executar: (fazer: () => Promise<void>) => Promise<boolean>;
  esquecer: () => void;
}

/** `reler`: what the screen shows anew after a refusal. */
export function useAto(reler: () => Promise<void> = relerContratos): Ato {
  const [ocupado, setOcupado] = useState(false);
  const [recusa, setRecusa] = useState<ErroDeApi | null>(null);
  async function executar(fazer: () => Promise<void>): Promise<boolean> {
    if (ocupado) return false;
    setOcupado(true);
    try {
      await fazer();
      return true;
    } catch (erro) {
      if (!(erro instanceof ErroDeApi)) throw erro;
      setRecusa(erro);
      // Whatever refused it, the screen shows what there is now.
      void reler();
      return false;
    } finally {
      setOcupado(false);
    }
  }
  return { ocupado, recusa, executar, esquecer: () => setRecusa(null) };
}
