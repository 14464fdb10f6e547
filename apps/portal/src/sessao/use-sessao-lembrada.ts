import { useEffect } from 'react';
import { sessao } from './sessao.ts';
import { useSessao } from './use-sessao.ts';

/** A page that everybody may open, in a tab of its own: whoever was in on this device is in here as well. */
export function useSessaoLembrada(): void {
  const { estado } = useSessao();
  useEffect(() => {
    if (estado === 'desconhecida' && sessao.houve()) void sessao.renovar();
  }, [estado]);
}
