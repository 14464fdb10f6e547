import { useLocation, useRouter } from 'wouter';

/**
 * Leads on after a wait: who went somewhere else meanwhile stays there. Not needed where the `Wizard` has just looked
 * itself (an end without a wait of its own), nor at the logins: what stands beside them is for who has not entered.
 */
export function useIrDaqui(): ReturnType<typeof useLocation>[1] {
  const [daqui, navegar] = useLocation();
  const { base } = useRouter();
  return (destino, opcoes) => {
    if (window.location.pathname === `${base}${daqui}`) navegar(destino, opcoes);
  };
}
