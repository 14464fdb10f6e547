import { useCallback, useEffect, useRef, useState } from 'react';
import { useUsuario } from '../sessao/use-usuario.ts';
import { apagarRascunho, guardarRascunho, lerRascunhoSemPressa } from './rascunho.ts';
import type { ValoresDoFormulario } from './valores.ts';

/**
 * What is chosen and typed outside the wizards outlives a reload and an expired session, until it is sent (decisions,
 * "Session and errors"). `onde` names the form, `qual` what it is about.
 */
export function useRascunho<V extends ValoresDoFormulario>(onde: string, qual: string, inicio: V) {
  const dono = useUsuario()?.id;
  const [digitado, setDigitado] = useState<Partial<V>>({});
  const ultimo = useRef(digitado);

  const anotar = useCallback((novo: Partial<V>): void => {
    ultimo.current = novo;
    setDigitado(novo);
  }, []);

  useEffect(() => {
    if (!dono) return;
    let vivo = true;
    void lerRascunhoSemPressa(dono, onde, qual).then((rascunho) => {
      // Whoever was faster than the storage keeps what they typed.
      if (vivo && rascunho) anotar({ ...(rascunho.valores as Partial<V>), ...ultimo.current });
    });
    return () => {
      vivo = false;
    };
  }, [dono, onde, qual, anotar]);

  return {
    valores: { ...inicio, ...digitado },
    mudar(mudados: Partial<V>): void {
      const novos = { ...ultimo.current, ...mudados };
      anotar(novos);
      // At every key: a page that is loaded anew does not always let what waits be written.
      if (dono) void guardarRascunho(dono, onde, qual, { valores: novos });
    },
    /** What was sent is done with; what is being written since then is not. */
    apagar(): void {
      if (ultimo.current !== digitado) return;
      anotar({});
      if (dono) void apagarRascunho(dono, onde, qual);
    },
  };
}
