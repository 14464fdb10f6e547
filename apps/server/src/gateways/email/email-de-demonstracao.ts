import type { GatewayDeEmail } from '../gateways.ts';

/** Nothing leaves the machine: the message is read in the demonstration's mailbox, which shows the outbox. */
export const demonstracaoDeEmail: GatewayDeEmail = {
  enviar: async () => ({ tipo: 'aceita' }),
};
