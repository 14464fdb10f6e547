import type { AlteracaoSimulada } from '@credito/api/alteracao.rotas';
import type { PedidoDeAlteracao } from '@credito/domain/alteracao/pedido';
import { consultaDasAlteracoes } from '../../alteracao/alteracoes.queries.ts';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';

export function simularAlteracao(contratoId: number, pedido: PedidoDeAlteracao): Promise<AlteracaoSimulada> {
  return api('POST /alteracao-contrato/s/simular', { body: { contratoId, pedido } });
}

/** Answers the id of what was asked for. */
export async function pedirAlteracao(contratoId: number, pedido: PedidoDeAlteracao): Promise<number> {
  const { alteracaoId } = await api('POST /alteracao-contrato/s/pedir', { body: { contratoId, pedido } });
  await consultas.invalidateQueries({ queryKey: consultaDasAlteracoes.queryKey });
  return alteracaoId;
}
