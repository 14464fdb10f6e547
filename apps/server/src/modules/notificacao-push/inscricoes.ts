import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, InscricaoPush } from '../../banco/esquema.gerado.ts';

export type InscricaoGuardada = Selectable<InscricaoPush>;

/** Devices that may show each person's notices now: a session that is over shows none. */
export async function inscricoesDasContas(
  db: Kysely<DB>,
  contas: readonly string[],
  agora: Date,
): Promise<ReadonlyMap<string | null, InscricaoGuardada[]>> {
  const linhas = await vivas(db, agora)
    .where('inscricao_push.conta_id', '=', sql<string>`any(${contas}::uuid[])`)
    .execute();
  return Map.groupBy(linhas, ({ conta_id }) => conta_id);
}

export async function findInscricaoById(
  db: Kysely<DB>,
  id: string,
  contaId: string | null,
  agora: Date,
): Promise<InscricaoGuardada | null> {
  const linha = await vivas(db, agora)
    .where('inscricao_push.id', '=', id)
    .where('inscricao_push.conta_id', '=', contaId)
    .executeTakeFirst();
  return linha ?? null;
}

function vivas(db: Kysely<DB>, agora: Date) {
  return (
    db
      .selectFrom('inscricao_push')
      .innerJoin('sessao', 'sessao.id', 'inscricao_push.sessao_id')
      .selectAll('inscricao_push')
      .where('sessao.encerrada_em', 'is', null)
      // A device that waits for news for longer than the session lasts without use still gets them.
      .where('sessao.fim_em', '>', agora)
  );
}

/** The device is gone, as its push service says. */
export async function esquecerInscricao(db: Kysely<DB>, id: InscricaoGuardada['id']): Promise<void> {
  await db.deleteFrom('inscricao_push').where('id', '=', id).execute();
}
