import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

/** Whether an alteration of one of the student's contracts is open; there are none before they can be made. */
export async function temAlteracaoAberta(_db: Kysely<DB>, _contaId: string): Promise<boolean> {
  return false;
}
