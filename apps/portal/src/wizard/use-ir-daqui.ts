import { useLocation, useRouter } from 'wouter';

/** Leads on after a wait: who went somewhere else meanwhile stays there. */
export function useIrDaqui(): ReturnType<typeof useLocation>[1] {
  const [daqui, navegar] = useLocation();
  const { base } = useRouter();
  return (destino, opcoes) => {
    if (window.location.pathname === `${base}${daqui}`) navegar(destino, opcoes);
  };
}
