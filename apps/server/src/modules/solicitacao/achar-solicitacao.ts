import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { tomaParte } from './fatos.ts';

/** The newest request of the account as a student. */
export async function ultimaSolicitacaoPropria(db: Kysely<DB>, contaId: string): Promise<number | null> {
  const linha = await db
    .selectFrom('solicitacao')
    .select('id')
    .where('conta_id', '=', contaId)
    .orderBy('criada_em', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return linha?.id ?? null;
}

/** The newest request in which the account is a guarantor. */
export async function ultimaSolicitacaoComoFiador(db: Kysely<DB>, contaId: string): Promise<number | null> {
  const linha = await db
    .selectFrom('participante')
    .innerJoin('solicitacao', 'solicitacao.id', 'participante.solicitacao_id')
    .select('solicitacao.id')
    .where('participante.conta_id', '=', contaId)
    .where('participante.tipo_pessoa', '<>', 'estudante')
    .where('participante.removido_em', 'is', null)
    .orderBy('solicitacao.criada_em', 'desc')
    .orderBy('solicitacao.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return linha?.id ?? null;
}

/** The request of a guarantor who is still in it, or 404. */
export async function solicitacaoDoParticipante(
  db: Kysely<DB>,
  { contaId }: SessaoDeConta,
  participanteId: string,
): Promise<number> {
  const linha = await db
    .selectFrom('participante')
    .innerJoin('solicitacao', 'solicitacao.id', 'participante.solicitacao_id')
    .select('participante.solicitacao_id')
    .where('participante.id', '=', participanteId)
    .where('participante.tipo_pessoa', '!=', 'estudante')
    .where('participante.removido_em', 'is', null)
    .where(tomaParte(contaId))
    .executeTakeFirst();
  if (!linha) throw naoEncontrado();
  return linha.solicitacao_id;
}
