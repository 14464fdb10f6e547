import type { GatewayDeAssinatura } from './assinatura.ts';

const recusar = async (): Promise<never> => {
  throw new Error('no provider of signatures is configured');
};

/** Without a provider nobody has an envelope there; whoever would open one asks `disponivel` first. */
export const assinaturaNaoConfigurada: GatewayDeAssinatura = {
  disponivel: false,
  nome: null,
  metodos: [],
  abrir: recusar,
  avisar: recusar,
  trocarContato: recusar,
  moverPrazo: recusar,
  dispensar: recusar,
  cancelar: recusar,
  consultar: recusar,
  baixar: recusar,
  lerAviso: () => 'recusado',
};
