import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import type { SolicitacaoCompleta } from '../../solicitacao/fatos.ts';

/** The same act of the same operator on the same version: a second click gets the first one's answer. */
export async function jaFeita(
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  { solicitacao }: SolicitacaoCompleta,
  pedido: { versao: number; acao: string },
): Promise<boolean> {
  if (solicitacao.versao !== pedido.versao + 1) return false;
  const feito = await trx
    .selectFrom('ato_da_equipe')
    .select('id')
    .where('solicitacao_id', '=', solicitacao.id)
    .where('versao', '=', pedido.versao)
    .where('acao', '=', pedido.acao)
    .where('operador_id', '=', sessao.operadorId)
    .executeTakeFirst();
  return feito !== undefined;
}
