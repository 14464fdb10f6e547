import { useEffect, useSyncExternalStore } from 'react';
import { chaveDoDestino, type DestinoDoEnvio } from '../../envio/destino.ts';
import { type EnvioEmCurso, lerEnvios, ouvirEnvios } from '../../envio/em-curso.ts';
import { retomarEnvios } from '../../envio/envios.ts';

/** The uploads of this page by slot; those that a reload interrupted go on by themselves. */
export function useEnvios(dono: string): (destino: DestinoDoEnvio) => EnvioEmCurso | undefined {
  const envios = useSyncExternalStore(ouvirEnvios, lerEnvios);
  useEffect(() => {
    if (dono) void retomarEnvios(dono);
  }, [dono]);
  return (destino) => envios.get(chaveDoDestino(destino));
}
