import { useSyncExternalStore } from 'react';
import { lerConfiguracao, ouvirConfiguracao } from './configuracao.ts';

/** Public settings of the provider: name, contacts, addresses. */
export function useConfiguracao() {
  return useSyncExternalStore(ouvirConfiguracao, lerConfiguracao, lerConfiguracao);
}
