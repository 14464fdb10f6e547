import { useState } from 'react';

const CHAVE = 'viu-instrucoes-da-foto';

function jaViu(): boolean {
  try {
    return sessionStorage.getItem(CHAVE) !== null;
  } catch {
    return true;
  }
}

/** On a phone the instructions come by themselves before the first photo of a visit; later only when asked for. */
export function useInstrucoesDaFoto(cabem: boolean) {
  const [pedidas, setPedidas] = useState(false);
  const [vistas, setVistas] = useState(jaViu);
  const noCelular = window.matchMedia('(pointer: coarse)').matches;
  return {
    abertas: pedidas || (cabem && noCelular && !vistas),
    abrir: () => setPedidas(true),
    fechar: () => {
      setPedidas(false);
      setVistas(true);
      try {
        sessionStorage.setItem(CHAVE, '1');
      } catch {
        // They are shown once more on the next visit.
      }
    },
  };
}
