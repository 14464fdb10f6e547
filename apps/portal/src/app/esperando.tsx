import { useEffect, useState } from 'react';
import { Carregando } from './carregando.tsx';
import { NaoAbriu } from './limite-de-erro.tsx';

const PACIENCIA_MS = 30_000;

/**
 * A part of the portal is on its way. What fails to arrive is for the boundary above to say; what hangs without an answer is
 * said here, until it comes after all.
 */
export function Esperando({ falha }: { falha?: Error | null }) {
  const [demora, setDemora] = useState(false);
  useEffect(() => {
    const espera = setTimeout(setDemora, PACIENCIA_MS, true);
    return () => clearTimeout(espera);
  }, []);
  if (falha) throw falha;
  return demora ? <NaoAbriu /> : <Carregando />;
}
