import type { GatewayOmnichannel } from '../gateways.ts';

/** No support service far away: the registration is accepted and goes nowhere. */
export const omnichannelDeDemonstracao: GatewayOmnichannel = {
  registrarUsuario: async () => ({ tipo: 'aceita' }),
};
