import { naAba } from '@credito/ui/aparelho/gaveta';
import { useState } from 'react';
import { fotografaNaPagina } from '../../camera/camera-da-pagina.ts';
import { useApontadorGrosso } from '../../camera/use-apontador-grosso.ts';

const CHAVE = 'viu-instrucoes-da-foto';

/**
 * On a phone the instructions come by themselves before the first photo of a visit; later, and where the camera of the
 * page says the same around what it sees, only when asked for.
 */
export function useInstrucoesDaFoto(cabem: boolean) {
  const [pedidas, setPedidas] = useState(false);
  const [vistas, setVistas] = useState(() => naAba.ler(CHAVE) !== null);
  const noCelular = useApontadorGrosso();
  // Whoever learns that it does not open is at the photo already.
  const [naPagina] = useState(fotografaNaPagina);
  return {
    abertas: pedidas || (cabem && noCelular && !vistas && !naPagina),
    abrir: () => setPedidas(true),
    fechar: () => {
      setPedidas(false);
      setVistas(true);
      naAba.guardar(CHAVE, '1');
    },
  };
}
