import type { GatewayDeMensagemCurta } from '../gateways.ts';

/** Nothing leaves the machine: the message is read in the demonstration's mailbox, which shows the outbox. */
export const whatsappDeDemonstracao: GatewayDeMensagemCurta = {
  enviar: async () => ({ tipo: 'aceita' }),
};
