/** Claims of updates under analysis: nobody works on what a colleague has. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { comPessoaDaEquipe, LIVRE, podeAssumir } from '../atribuicao/atribuicao.ts';

/** Claims, or prolongs one's own claim; false when somebody else holds it. Atomic in one statement. */
export async function atribuirAtualizacao(
  db: Kysely<DB>,
  id: number,
  operadorId: string,
  agora: Date,
): Promise<boolean> {
  const linha = await db
    .updateTable('atualizacao')
    .set(comPessoaDaEquipe(operadorId, agora))
    .where('id', '=', id)
    .where(podeAssumir(operadorId, agora))
    .returning('id')
    .executeTakeFirst();
  return linha !== undefined;
}

/** Updates that wait for a decision, without those of these requests. */
export function atualizacoesEmAnalise(db: Kysely<DB>, fora: readonly number[]) {
  return db
    .selectFrom('atualizacao')
    .innerJoin('contrato', 'contrato.id', 'atualizacao.contrato_id')
    .where('atualizacao.estado', '=', 'pendente-analise')
    .$if(fora.length > 0, (consulta) => consulta.where('contrato.solicitacao_id', 'not in', fora));
}

/** The one that waits longest and nobody holds; rows that a colleague is claiming at this moment are skipped. */
export async function assumirAtualizacaoLivre(
  db: Kysely<DB>,
  operadorId: string,
  { fora, agora }: { fora: readonly number[]; agora: Date },
): Promise<number | null> {
  const proxima = atualizacoesEmAnalise(db, fora)
    .select('atualizacao.id')
    .where(sql<boolean>`(atualizacao.atribuida_ate is null or atualizacao.atribuida_ate <= ${agora})`)
    .orderBy('atualizacao.estado_desde')
    .orderBy('atualizacao.id')
    .limit(1)
    .forNoKeyUpdate('atualizacao')
    .skipLocked();
  const assumida = await db
    .updateTable('atualizacao')
    .set(comPessoaDaEquipe(operadorId, agora))
    .where('id', '=', proxima)
    .returning('id')
    .executeTakeFirst();
  return assumida?.id ?? null;
}

/** Gives it back; doing it twice, or without holding it, changes nothing. */
export async function soltarAtualizacao(db: Kysely<DB>, id: number, operadorId: string): Promise<void> {
  await db
    .updateTable('atualizacao')
    .set(LIVRE)
    .where('id', '=', id)
    .where('atribuida_a', '=', operadorId)
    .execute();
}

/** Everything that somebody holds, or only what is about these requests. */
export async function soltarAtualizacoesDe(
  db: Kysely<DB>,
  operadorId: string,
  solicitacoes?: readonly number[],
): Promise<void> {
  const suas = db
    .selectFrom('atualizacao')
    .innerJoin('contrato', 'contrato.id', 'atualizacao.contrato_id')
    .select('atualizacao.id')
    .where('atualizacao.atribuida_a', '=', operadorId)
    .$if(solicitacoes !== undefined, (consulta) =>
      consulta.where('contrato.solicitacao_id', 'in', solicitacoes ?? []),
    )
    .orderBy('atualizacao.id')
    .forNoKeyUpdate('atualizacao');
  await db.updateTable('atualizacao').set(LIVRE).where('id', 'in', suas).execute();
}

/** What a decision is made on has changed: whoever saw it before decides again. */
export async function avancarVersao(db: Kysely<DB>, id: number): Promise<void> {
  await db
    .updateTable('atualizacao')
    .set((eb) => ({ versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
