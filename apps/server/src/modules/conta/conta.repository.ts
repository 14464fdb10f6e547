import type { Kysely, Selectable } from 'kysely';
import type { Conta, DB } from '../../banco/esquema.gerado.ts';

export type ContaGuardada = Selectable<Conta>;

export async function findContaByCpf(db: Kysely<DB>, cpf: string): Promise<ContaGuardada | null> {
  return (await db.selectFrom('conta').selectAll().where('cpf', '=', cpf).executeTakeFirst()) ?? null;
}

export async function findContaById(db: Kysely<DB>, id: string): Promise<ContaGuardada | null> {
  return (await db.selectFrom('conta').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function existeContaComEmail(db: Kysely<DB>, email: string): Promise<boolean> {
  const linha = await db.selectFrom('conta').select('id').where('email', '=', email).executeTakeFirst();
  return linha !== undefined;
}
