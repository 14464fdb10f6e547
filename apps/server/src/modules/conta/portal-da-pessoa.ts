import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

/** Where a message about the account leads: a guarantor who asked for no credit knows the guarantor's portal alone. */
export async function portalDaPessoa(db: Kysely<DB>, contaId: string): Promise<'estudante' | 'fiador'> {
  const participacoes = await db
    .selectFrom('participante')
    .innerJoin('solicitacao', 'solicitacao.id', 'participante.solicitacao_id')
    .select(['participante.tipo_pessoa', 'solicitacao.conta_id'])
    .where((eb) =>
      eb.or([eb('participante.conta_id', '=', contaId), eb('solicitacao.conta_id', '=', contaId)]),
    )
    .execute();
  const pediu = participacoes.some(({ conta_id }) => conta_id === contaId);
  return participacoes.length > 0 && !pediu ? 'fiador' : 'estudante';
}
