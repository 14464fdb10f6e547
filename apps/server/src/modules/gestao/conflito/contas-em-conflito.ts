import { fazParte } from '@credito/domain/acesso/conflito';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import { conflitosDe } from './conflitos-de.ts';

/** Accounts that somebody of the staff does not look after: their own, and of whom they share a request with. */
export async function contasEmConflito(db: Kysely<DB>, operadorId: string): Promise<readonly string[]> {
  const conflitos = await conflitosDe(db, operadorId);
  const doPedido =
    conflitos.size === 0
      ? []
      : await db
          .selectFrom('participante')
          .select('conta_id')
          .where('solicitacao_id', 'in', [...conflitos.keys()])
          .where('removido_em', 'is', null)
          .where('conta_id', 'is not', null)
          .execute();
  const operador = await db
    .selectFrom('operador')
    .select(['cpf', 'email'])
    .where('id', '=', operadorId)
    .executeTakeFirst();
  if (!operador) return [];
  const candidatas = await db
    .selectFrom('conta')
    .select(['id', 'cpf', 'email'])
    .where(({ or, eb }) =>
      or([
        eb('cpf', '=', operador.cpf ?? ''),
        sql<boolean>`chave_do_email(email) = chave_do_email(${operador.email})`,
      ]),
    )
    .execute();
  const proprias = candidatas.filter(({ cpf, email }) =>
    fazParte({ cpf: operador.cpf, emails: [operador.email] }, [{ cpf, emails: [email] }]),
  );
  return [
    ...new Set([...doPedido.flatMap(({ conta_id }) => conta_id ?? []), ...proprias.map(({ id }) => id)]),
  ];
}

export async function contaEmConflito(db: Kysely<DB>, operadorId: string, contaId: string): Promise<boolean> {
  return (await contasEmConflito(db, operadorId)).includes(contaId);
}
