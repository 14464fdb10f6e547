/** Whom the demonstration made up: nothing that leaves the server is sent to them in a database of real people. */
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { DB, Mensagem } from '../../banco/esquema.gerado.ts';
import { COMECOS_DOS_CPFS, DOMINIO_DA_DEMONSTRACAO } from '../../config/marcas-da-demonstracao.ts';

export const EMAIL_INVENTADO = `%@${DOMINIO_DA_DEMONSTRACAO}`;

/** By the e-mail; a person may have changed it, and is then known by the CPF where the stories were told. */
export function contaInventada(eb: ExpressionBuilder<DB, 'conta'>) {
  return eb.or([
    eb('conta.email', 'like', EMAIL_INVENTADO),
    eb.and([
      eb.or(COMECOS_DOS_CPFS.map((comeco) => eb('conta.cpf', 'like', `${comeco}%`))),
      eb.exists(eb.selectFrom('historia_da_demonstracao').select('historia_da_demonstracao.id')),
    ]),
  ]);
}

/** A mobile number that was made up may be somebody's. */
export async function isParaInventada(
  db: Kysely<DB>,
  { canal, destino, conta_id }: Selectable<Mensagem>,
): Promise<boolean> {
  if (canal === 'email' && destino.endsWith(`@${DOMINIO_DA_DEMONSTRACAO}`)) return true;
  if (conta_id === null) return false;
  const conta = await db
    .selectFrom('conta')
    .select('id')
    .where('id', '=', conta_id)
    .where(contaInventada)
    .executeTakeFirst();
  return conta !== undefined;
}
