import { useSyncExternalStore } from 'react';
import { sessao } from './sessao.ts';

export function useSessao() {
  const { estado, quem } = useSyncExternalStore(sessao.ouvir, sessao.ler, sessao.ler);
  return { estado, contaId: quem };
}
