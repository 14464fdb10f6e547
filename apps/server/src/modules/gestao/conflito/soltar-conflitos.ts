import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { LIVRE } from '../../atribuicao/atribuicao.ts';
import { soltarAtualizacoesDe } from '../../atualizacao/atribuicao.ts';
import { soltarContratosDe } from '../../contrato/atribuicao.ts';
import { retirarPropostasPorConflito } from '../contrato/propor-no-contrato.ts';
import { retirarPropostaPorConflito } from '../decisao/proposta.ts';
import { emOrdem } from '../fila/atribuicao.ts';
import { retirarDoFinanceiroPorConflito } from '../financeiro/retirar-por-conflito.ts';

/** What somebody has in hand and turns out to be part of: the claim ends, and what they proposed is taken back. */
export async function soltarConflitos(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  solicitacoes: readonly number[],
): Promise<void> {
  if (solicitacoes.length === 0) return;
  await trx
    .updateTable('solicitacao')
    .set(LIVRE)
    .where('id', 'in', emOrdem(trx).where('solicitacao.id', 'in', solicitacoes))
    .where('atribuida_a', '=', sessao.operadorId)
    .execute();
  await soltarAtualizacoesDe(trx, sessao.operadorId, solicitacoes);
  await soltarContratosDe(trx, sessao.operadorId, solicitacoes);
  const propostas = await trx
    .selectFrom('decisao_proposta')
    .select('solicitacao_id')
    .where('operador_id', '=', sessao.operadorId)
    .where('solicitacao_id', 'in', solicitacoes)
    .execute();
  for (const { solicitacao_id } of propostas)
    await retirarPropostaPorConflito(contexto, trx, sessao, solicitacao_id);
  await retirarPropostasPorConflito(contexto, trx, sessao, solicitacoes);
  await retirarDoFinanceiroPorConflito(contexto, trx, sessao, solicitacoes);
}
