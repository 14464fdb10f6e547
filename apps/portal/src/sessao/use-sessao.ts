import { useSyncExternalStore } from 'react';
import { sessao } from './sessao.ts';

const lerEstado = () => sessao.ler().estado;
const lerQuem = () => sessao.ler().quem;

/** Not the token: one that was renewed changes nothing on any screen. */
export function useSessao() {
  const estado = useSyncExternalStore(sessao.ouvir, lerEstado, lerEstado);
  const contaId = useSyncExternalStore(sessao.ouvir, lerQuem, lerQuem);
  return { estado, contaId };
}
