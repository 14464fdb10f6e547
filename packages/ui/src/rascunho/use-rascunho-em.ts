import { useCallback, useEffect, useRef, useState } from 'react';

/** Where an app keeps drafts. A storage of the device that answers at once has `ler`, one that answers later `buscar`. */
export interface GuardaDeRascunhos {
  ler?: (chave: string) => unknown;
  buscar?: (chave: string) => Promise<unknown>;
  guardar: (chave: string, digitado: object) => void;
  apagar: (chave: string) => void;
}

export interface RascunhoEmUso<V extends object> {
  /** What was chosen and typed, and what the form began with where nothing was. */
  valores: V;
  mudar: (mudados: Partial<V>) => void;
  /** What was sent is done with; what is being written since then is not. */
  apagar: () => void;
}

/**
 * What is chosen and typed outlives a closed dialog, a reload and an expired session, until it is sent. `chave` names the
 * form, what it is about and whose it is; null where nobody is known yet: then it lives as long as the form.
 */
export function useRascunhoEm<V extends object>(
  guarda: GuardaDeRascunhos,
  chave: string | null,
  inicio: V,
): RascunhoEmUso<V> {
  const [digitado, setDigitado] = useState<Partial<V>>(() => lerJa<V>(guarda, chave) ?? {});
  const ultimo = useRef(digitado);

  const anotar = useCallback((novo: Partial<V>): void => {
    ultimo.current = novo;
    setDigitado(novo);
  }, []);

  useEffect(() => {
    if (chave === null || !guarda.buscar) return;
    let vivo = true;
    void guarda.buscar(chave).then((achado) => {
      // Whoever was faster than the storage keeps what they typed.
      if (vivo && achado) anotar({ ...(achado as Partial<V>), ...ultimo.current });
    });
    return () => {
      vivo = false;
    };
  }, [guarda, chave, anotar]);

  return {
    valores: { ...inicio, ...digitado },
    mudar(mudados) {
      const novo = { ...ultimo.current, ...mudados };
      anotar(novo);
      // At every key: a page that is loaded anew does not always let what waits be written.
      if (chave !== null) guarda.guardar(chave, novo);
    },
    apagar() {
      // The form may have been closed and opened again meanwhile: what the storage has is the newest.
      if ((lerJa<V>(guarda, chave) ?? ultimo.current) !== digitado) return;
      anotar({});
      if (chave !== null) guarda.apagar(chave);
    },
  };
}

const lerJa = <V extends object>(guarda: GuardaDeRascunhos, chave: string | null) =>
  (chave === null ? undefined : guarda.ler?.(chave)) as Partial<V> | undefined;
