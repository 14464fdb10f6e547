import { useEffect } from 'react';
import { useProvedor } from '../sessao/use-sessao.ts';

/** Names the tab after the screen; never after a person. */
export function useTitulo(titulo: string): void {
  const { nome } = useProvedor();
  useEffect(() => {
    document.title = [titulo, 'Gestão', nome].filter(Boolean).join(' · ');
  }, [titulo, nome]);
}
