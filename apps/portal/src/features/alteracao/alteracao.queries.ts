import type { AlteracaoSimulada } from '@credito/api/alteracao.rotas';
import type { PedidoDigitado } from '@credito/domain/alteracao/pedido';
import { queryOptions } from '@tanstack/react-query';
import { consultaDasAlteracoes } from '../../alteracao/alteracoes.queries.ts';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';

/** Of a contract that is not in effect there is none. */
export const consultaDeHoje = (id: number) =>
  queryOptions({
    queryKey: ['alteracoes', 'de-hoje', id],
    queryFn: ({ signal }) =>
      api('GET /alteracao-contrato/s/contrato/{id}/de-hoje', { params: { id } }, { sinal: signal }),
  });

export function simularAlteracao(contratoId: number, pedido: PedidoDigitado): Promise<AlteracaoSimulada> {
  return api('POST /alteracao-contrato/s/simular', { body: { contratoId, pedido } });
}

/** Answers the id of what was asked for. */
export async function pedirAlteracao(contratoId: number, pedido: PedidoDigitado): Promise<number> {
  const { alteracaoId } = await api('POST /alteracao-contrato/s/pedir', { body: { contratoId, pedido } });
  await consultas.invalidateQueries({ queryKey: consultaDasAlteracoes.queryKey });
  return alteracaoId;
}
