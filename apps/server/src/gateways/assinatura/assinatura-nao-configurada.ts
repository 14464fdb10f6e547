import type { GatewayDeAssinatura } from './assinatura.ts';

const recusar = async (): Promise<never> => {
  throw new Error('no signer is configured');
};

/** Without a signer contracts are signed on paper; whoever would open an envelope asks `disponivel` first. */
export const assinaturaNaoConfigurada: GatewayDeAssinatura = {
  disponivel: false,
  abrir: recusar,
  avisar: recusar,
  trocarContato: recusar,
  cancelar: recusar,
  consultar: recusar,
  baixar: recusar,
};
