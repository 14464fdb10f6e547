import { useEffect, useState } from 'react';
import { useUsuario } from '../sessao/use-usuario.ts';
import { apagarRascunho, guardarDaquiAPouco, lerRascunho, vigiarSaida } from '../wizard/rascunho.ts';
import type { ValoresDoFormulario } from '../wizard/valores.ts';

/**
 * What is chosen and typed outside the wizards outlives a reload and an expired session, until it is sent (decisions,
 * "Session and errors"). `onde` names the form, `qual` what it is about.
 */
export function useRascunho<V extends ValoresDoFormulario>(onde: string, qual: string, inicio: V) {
  const dono = useUsuario()?.id;
  const [digitado, setDigitado] = useState<Partial<V>>({});

  useEffect(() => {
    if (!dono) return;
    let vivo = true;
    void lerRascunho(dono, onde, qual).then((rascunho) => {
      // Whoever was faster than the storage keeps what they typed.
      if (vivo && rascunho) setDigitado((atual) => ({ ...(rascunho.valores as Partial<V>), ...atual }));
    });
    const deixar = vigiarSaida();
    return () => {
      vivo = false;
      deixar();
    };
  }, [dono, onde, qual]);

  return {
    valores: { ...inicio, ...digitado },
    mudar(mudados: Partial<V>): void {
      const novos = { ...digitado, ...mudados };
      setDigitado(novos);
      if (dono) guardarDaquiAPouco(dono, onde, qual, { valores: novos });
    },
    apagar(): void {
      setDigitado({});
      if (dono) void apagarRascunho(dono, onde, qual);
    },
  };
}
