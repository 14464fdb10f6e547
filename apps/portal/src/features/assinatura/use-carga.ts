import { type ErroDeApi, falhaDaChamada } from '@credito/api/cliente';
import { useCallback, useEffect, useState } from 'react';

export type Carga<T> = { fase: 'vindo' } | { fase: 'veio'; valor: T } | { fase: 'falhou'; erro: ErroDeApi };

/** One answer that a page needs. `buscar` stays the same from one drawing to the next. */
export function useCarga<T>(buscar: () => Promise<T>): {
  carga: Carga<T>;
  /** Once more. What is shown stays until the answer is here. */
  repetir: () => void;
  /** An answer that came by another call. */
  trocar: (valor: T) => void;
} {
  const [carga, setCarga] = useState<Carga<T>>({ fase: 'vindo' });
  const [vez, setVez] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time asks anew.
  useEffect(() => {
    let vale = true;
    const receber = (nova: Carga<T>) => {
      if (vale) setCarga(nova);
    };
    buscar().then(
      (valor) => receber({ fase: 'veio', valor }),
      (erro: unknown) => receber({ fase: 'falhou', erro: falhaDaChamada(erro) }),
    );
    return () => {
      vale = false;
    };
  }, [buscar, vez]);
  const repetir = useCallback(() => {
    setCarga((antes) => (antes.fase === 'falhou' ? { fase: 'vindo' } : antes));
    setVez((antes) => antes + 1);
  }, []);
  const trocar = useCallback((valor: T) => setCarga({ fase: 'veio', valor }), []);
  return { carga, repetir, trocar };
}
