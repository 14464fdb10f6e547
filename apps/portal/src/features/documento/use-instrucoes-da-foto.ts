import { naAba } from '@credito/ui/aparelho/gaveta';
import { useState } from 'react';
import { useApontadorGrosso } from './use-apontador-grosso.ts';

const CHAVE = 'viu-instrucoes-da-foto';

/** On a phone the instructions come by themselves before the first photo of a visit; later only when asked for. */
export function useInstrucoesDaFoto(cabem: boolean) {
  const [pedidas, setPedidas] = useState(false);
  const [vistas, setVistas] = useState(() => naAba.ler(CHAVE) !== null);
  const noCelular = useApontadorGrosso();
  return {
    abertas: pedidas || (cabem && noCelular && !vistas),
    abrir: () => setPedidas(true),
    fechar: () => {
      setPedidas(false);
      setVistas(true);
      naAba.guardar(CHAVE, '1');
    },
  };
}
