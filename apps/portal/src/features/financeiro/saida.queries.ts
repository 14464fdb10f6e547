/** What a guarantor has asked about leaving, and asking it. */
import type { PedidoDeSaida } from '@credito/api/financeiro-saida.rotas';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';

export const consultaDasSaidas = queryOptions({
  queryKey: ['financeiro', 'saidas'],
  queryFn: ({ signal }) => api('GET /financeiro/f/pedidos-de-saida', {}, { sinal: signal }),
});

export async function pedirSaida(id: number, motivo: string): Promise<PedidoDeSaida> {
  const pedido = await api('POST /financeiro/f/contratos/{id}/pedido-de-saida', {
    params: { id },
    body: { motivo },
  });
  await consultas.invalidateQueries({ queryKey: consultaDasSaidas.queryKey });
  return pedido;
}
