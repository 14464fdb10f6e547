import { useSyncExternalStore } from 'react';
import { lerSessao, ouvirSessao } from './sessao.ts';

export function useSessao() {
  return useSyncExternalStore(ouvirSessao, lerSessao, lerSessao);
}
