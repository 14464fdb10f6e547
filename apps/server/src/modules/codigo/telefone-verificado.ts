/** A verified phone is remembered for 24 hours for (CPF, phone) and this browser (decisions, "Registration and codes"). */
import { TELEFONE_VERIFICADO_HORAS } from '@credito/domain/conta/codigo';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

export interface VerificacaoDeTelefone {
  cpf: string;
  telefone: string;
  navegador: Buffer;
}

export async function lembrarTelefone(
  db: Kysely<DB>,
  { cpf, telefone, navegador }: VerificacaoDeTelefone,
  agora: Date,
): Promise<void> {
  await db
    .insertInto('telefone_verificado')
    .values({ cpf, telefone, navegador_hash: navegador, verificado_em: agora })
    .onConflict((conflito) =>
      conflito.columns(['cpf', 'telefone', 'navegador_hash']).doUpdateSet({ verificado_em: agora }),
    )
    .execute();
}

/** The first phone that a code confirmed in this browser in the last day, for whatever CPF. */
export async function celularConfirmadoEm(
  db: Kysely<DB>,
  navegador: Buffer,
  agora: Date,
): Promise<string | null> {
  const linha = await db
    .selectFrom('telefone_verificado')
    .select('telefone')
    .where('navegador_hash', '=', navegador)
    .where('verificado_em', '>', new Date(agora.getTime() - TELEFONE_VERIFICADO_HORAS * 3_600_000))
    .orderBy('verificado_em')
    .orderBy('telefone')
    .limit(1)
    .executeTakeFirst();
  return linha?.telefone ?? null;
}

/** When it was verified; null when it was not, by somebody else, or too long ago. */
export async function telefoneVerificadoEm(
  db: Kysely<DB>,
  { cpf, telefone, navegador }: VerificacaoDeTelefone,
  agora: Date,
): Promise<Date | null> {
  const linha = await db
    .selectFrom('telefone_verificado')
    .select('verificado_em')
    .where('cpf', '=', cpf)
    .where('telefone', '=', telefone)
    .where('navegador_hash', '=', navegador)
    .where('verificado_em', '>', new Date(agora.getTime() - TELEFONE_VERIFICADO_HORAS * 3_600_000))
    .executeTakeFirst();
  return linha?.verificado_em ?? null;
}
