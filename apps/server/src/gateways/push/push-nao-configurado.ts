import type { GatewayDePush } from '../gateways.ts';

/** Without keys no browser can subscribe, and the profile does not offer it. */
export const pushNaoConfigurado: GatewayDePush = {
  chavePublica: null,
  aceitaEndereco: () => false,
  enviar: async () => ({ tipo: 'recusada', motivo: 'channel not configured' }),
};
