import { type RefObject, useEffect, useState } from 'react';

export interface Medidas {
  largura: number;
  altura: number;
}

/** The inner size of an element, also after the window or the panes change. */
export function useMedidas(elemento: RefObject<HTMLElement | null>): Medidas {
  const [medidas, setMedidas] = useState<Medidas>({ largura: 600, altura: 600 });
  useEffect(() => {
    const alvo = elemento.current;
    if (!alvo) return;
    const observador = new ResizeObserver(([entrada]) => {
      if (entrada) setMedidas({ largura: entrada.contentRect.width, altura: entrada.contentRect.height });
    });
    observador.observe(alvo);
    return () => observador.disconnect();
  }, [elemento]);
  return medidas;
}
