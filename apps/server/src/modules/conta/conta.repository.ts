import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Conta, DB } from '../../banco/esquema.gerado.ts';
import { PREPARADA } from '../../banco/preparadas.ts';

export type ContaGuardada = Selectable<Conta>;

/** An account that somebody is about to enter. */
export interface ContaDeQuemEntra extends ContaGuardada {
  /** What every browser that it was ever used with says it is. */
  agentes: (string | null)[];
}

export async function findContaByCpf(db: Kysely<DB>, cpf: string): Promise<ContaGuardada | null> {
  return (await db.selectFrom('conta').selectAll().where('cpf', '=', cpf).executeTakeFirst()) ?? null;
}

export async function findContaById(db: Kysely<DB>, id: string): Promise<ContaGuardada | null> {
  const conta = await db
    .selectFrom('conta')
    .selectAll()
    .where('id', '=', id)
    .modifyEnd(PREPARADA)
    .executeTakeFirst();
  return conta ?? null;
}

/** With the devices in the same answer: logins come in storms. */
export async function findContaDeQuemEntra(
  db: Kysely<DB>,
  coluna: 'cpf' | 'id',
  valor: string,
): Promise<ContaDeQuemEntra | null> {
  const conta = await db
    .selectFrom('conta')
    .selectAll()
    .select(
      sql<(string | null)[]>`array(
        select distinct agente from sessao where sessao.conta_id = conta.id and sessao.tipo = 'conta'
      )`.as('agentes'),
    )
    .where(coluna, '=', valor)
    .modifyEnd(PREPARADA)
    .executeTakeFirst();
  return conta ?? null;
}

export async function existeContaComEmail(db: Kysely<DB>, email: string): Promise<boolean> {
  return (await findContaComEmail(db, email)) !== null;
}

/** Whose login it is. */
export async function findContaComEmail(db: Kysely<DB>, email: string): Promise<string | null> {
  const linha = await db.selectFrom('conta').select('id').where('email', '=', email).executeTakeFirst();
  return linha?.id ?? null;
}

export async function inserirConta(trx: Transaction<DB>, conta: Insertable<Conta>): Promise<void> {
  await trx.insertInto('conta').values(conta).execute();
}

/**
 * The contacts of a concluded update. A phone has proved itself by its code; an e-mail proves itself later, as in the
 * profile. One that somebody else's login has taken meanwhile stays theirs.
 */
export async function gravarContatosAtualizados(
  trx: Transaction<DB>,
  id: string,
  { email, telefone, em }: { email: string | null; telefone: string | null; em: Date },
): Promise<void> {
  if (email === null && telefone === null) return;
  const livre = email !== null && !(await existeContaComEmail(trx, email));
  await trx
    .updateTable('conta')
    .set((eb) => ({
      ...(livre ? { email, email_verificado_em: null } : {}),
      ...(telefone === null ? {} : { telefone, telefone_verificado_em: em }),
      versao: eb('versao', '+', 1),
      atualizada_em: em,
    }))
    .where('id', '=', id)
    .execute();
}
