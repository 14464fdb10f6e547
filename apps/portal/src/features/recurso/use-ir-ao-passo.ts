import { useCallback } from 'react';
import { useLocation } from 'wouter';

/** The step of the appeal is in the address. */
export function useIrAoPasso() {
  const [, navegar] = useLocation();
  return useCallback(
    (passo: string, { substituir }: { substituir: boolean } = { substituir: false }) =>
      navegar(`/recurso/${passo}`, { replace: substituir }),
    [navegar],
  );
}
