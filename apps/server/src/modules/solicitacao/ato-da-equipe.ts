/** What the staff decided on a request, by whom and on which version of it. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import type { SolicitacaoCompleta } from './fatos.ts';

export interface AtoDaEquipe {
  operadorId: string;
  acao: string;
  em: Date;
  /** Facts for the audit trail, without personal data. */
  dados: Record<string, unknown>;
}

/** Written with its link in the audit trail, in the transaction that takes the request to its next version. */
export async function registrarAto(
  trx: Transaction<DB>,
  { id, versao, conta_id }: Pick<SolicitacaoCompleta['solicitacao'], 'id' | 'versao' | 'conta_id'>,
  { operadorId, acao, em, dados }: AtoDaEquipe,
): Promise<void> {
  await trx
    .insertInto('ato_da_equipe')
    .values({ solicitacao_id: id, operador_id: operadorId, acao, versao, em })
    .execute();
  await registrarDecisao(trx, {
    em,
    ator: { tipo: 'operador', id: operadorId },
    acao: `solicitacao.${acao}`,
    alvo: { tipo: 'solicitacao', id: String(id) },
    contaId: conta_id,
    dados,
  });
}

/** Whoever did one of these acts on a request, each once. */
export async function quemFezNaSolicitacao(
  db: Kysely<DB>,
  solicitacaoId: number,
  acoes: readonly string[],
): Promise<string[]> {
  const atos = await db
    .selectFrom('ato_da_equipe')
    .select('operador_id')
    .distinct()
    .where('solicitacao_id', '=', solicitacaoId)
    .where('acao', 'in', acoes)
    .orderBy('operador_id')
    .execute();
  return atos.map(({ operador_id }) => operador_id);
}
