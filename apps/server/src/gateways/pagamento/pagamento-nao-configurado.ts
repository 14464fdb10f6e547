import type { GatewayDePagamento } from './pagamento.ts';

const adiada = { tipo: 'adiada', motivo: 'not configured' } as const;

export const pagamentoNaoConfigurado: GatewayDePagamento = {
  disponivel: false,
  registrar: async () => adiada,
  baixar: async () => adiada,
  consultar: async () => adiada,
  devolver: async () => adiada,
  // biome-ignore lint/correctness/useYield: nobody takes money.
  async *conciliar() {
    throw new Error('no payment provider is configured');
  },
  lerAviso: () => 'recusado',
};
