import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import type { SolicitacaoCompleta } from '../../solicitacao/fatos.ts';

/** Events that say nothing about how the request stands. */
const SEM_EFEITO = [
  'solicitacao.ver',
  'solicitacao.buscar',
  'solicitacao.anotar',
  'conflito.recusado',
  'conflito.declarar',
];

/** The same act of the same operator on the same version: a second click gets the first one's answer. */
export async function jaFeita(
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  { solicitacao }: SolicitacaoCompleta,
  pedido: { versao: number; acao: string },
): Promise<boolean> {
  if (solicitacao.versao !== pedido.versao + 1) return false;
  const ultimo = await trx
    .selectFrom('auditoria')
    .select(['acao', 'ator_id'])
    .where('conta_id', '=', solicitacao.conta_id)
    .where('alvo_tipo', '=', 'solicitacao')
    .where('alvo_id', '=', String(solicitacao.id))
    .where('elo', 'is not', null)
    .where('acao', 'not in', SEM_EFEITO)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return ultimo?.acao === pedido.acao && ultimo.ator_id === sessao.operadorId;
}
