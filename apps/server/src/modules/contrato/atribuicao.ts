/** Claims of contracts that wait for the team: nobody prepares or analyses what a colleague has. */
import type { CodigoDoContrato } from '@credito/domain/contrato/estados';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { comPessoaDaEquipe, LIVRE, podeAssumir } from '../atribuicao/atribuicao.ts';

/** Claims, or prolongs one's own claim; false when somebody else holds it. Atomic in one statement. */
export async function atribuirContrato(
  db: Kysely<DB>,
  id: number,
  operadorId: string,
  agora: Date,
): Promise<boolean> {
  const linha = await db
    .updateTable('contrato')
    .set(comPessoaDaEquipe(operadorId, agora))
    .where('id', '=', id)
    .where(podeAssumir(operadorId, agora))
    .returning('id')
    .executeTakeFirst();
  return linha !== undefined;
}

/**
 * The one of a state that waits longest and nobody holds; rows that a colleague is claiming at this moment are skipped.
 * What this person has proposed waits for somebody else.
 */
export async function assumirContratoLivre(
  db: Kysely<DB>,
  operadorId: string,
  { codigo, fora, agora }: { codigo: CodigoDoContrato; fora: readonly number[]; agora: Date },
): Promise<number | null> {
  const proximo = db
    .selectFrom('contrato')
    .select('contrato.id')
    .where('contrato.codigo', '=', codigo)
    .where(sql<boolean>`(contrato.atribuida_ate is null or contrato.atribuida_ate <= ${agora})`)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('contrato_proposta')
            .select('contrato_proposta.contrato_id')
            .whereRef('contrato_proposta.contrato_id', '=', 'contrato.id')
            .where('contrato_proposta.operador_id', '=', operadorId),
        ),
      ),
    )
    .$if(fora.length > 0, (consulta) => consulta.where('contrato.solicitacao_id', 'not in', fora))
    .orderBy('contrato.situacao_desde')
    .orderBy('contrato.id')
    .limit(1)
    .forNoKeyUpdate('contrato')
    .skipLocked();
  const assumido = await db
    .updateTable('contrato')
    .set(comPessoaDaEquipe(operadorId, agora))
    .where('id', '=', proximo)
    .returning('id')
    .executeTakeFirst();
  return assumido?.id ?? null;
}

/** Gives it back; doing it twice, or without holding it, changes nothing. */
export async function soltarContrato(db: Kysely<DB>, id: number, operadorId: string): Promise<void> {
  await db
    .updateTable('contrato')
    .set(LIVRE)
    .where('id', '=', id)
    .where('atribuida_a', '=', operadorId)
    .execute();
}

/** Everything that somebody holds, or only what is about these requests. */
export async function soltarContratosDe(
  db: Kysely<DB>,
  operadorId: string,
  solicitacoes?: readonly number[],
): Promise<void> {
  const seus = db
    .selectFrom('contrato')
    .select('id')
    .where('atribuida_a', '=', operadorId)
    .$if(solicitacoes !== undefined, (consulta) => consulta.where('solicitacao_id', 'in', solicitacoes ?? []))
    .orderBy('id')
    .forNoKeyUpdate();
  await db.updateTable('contrato').set(LIVRE).where('id', 'in', seus).execute();
}
