/** What the analysis of the request has seen of somebody who signs: the approved identity document, and the approval. */
import type { Confirmacao } from '@credito/domain/assinatura/evidencia';
import type { Decisao } from '@credito/domain/gestao/etapas';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

/** Nothing of whoever is no person of the request: spouse, guardian, and whoever signs for the lender. */
export async function identidadeConferida(
  db: Kysely<DB>,
  participanteId: string | null,
): Promise<readonly Confirmacao[]> {
  if (participanteId === null) return [];
  const documento = await db
    .selectFrom('documento')
    .select(['id', 'sha256'])
    .where('dono_id', '=', participanteId)
    .where('tipo_documento', '=', 'RG')
    .where('situacao', '=', 'aprovado')
    .orderBy('indice')
    .limit(1)
    .executeTakeFirst();
  const pessoa = await db
    .selectFrom('participante')
    .select(['solicitacao_id', 'tipo_pessoa'])
    .where('id', '=', participanteId)
    .executeTakeFirstOrThrow();
  const aprovacao: Decisao =
    pessoa.tipo_pessoa === 'estudante' ? 'aprovarDadosComplementares' : 'aprovarFiador';
  const decisao = await db
    .selectFrom('historico')
    .select('id')
    .where('solicitacao_id', '=', pessoa.solicitacao_id)
    .where('acao', '=', aprovacao)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return [
    ...(documento
      ? [{ como: 'documento', documento: documento.id, sha256: documento.sha256.toString('hex') } as const]
      : []),
    ...(decisao ? [{ como: 'analise', decisao: String(decisao.id) } as const] : []),
  ];
}
