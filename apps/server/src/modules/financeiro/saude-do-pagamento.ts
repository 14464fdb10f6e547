/** Whether the provider answers: what the announcement "boletos unavailable" rises and falls with. */
import { comunicadoDoPagamento } from '@credito/domain/cobranca/comunicado';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';

/** Only a change is written. */
export async function anotarSaude({ db, relogio }: Contexto, responde: boolean): Promise<void> {
  await db
    .updateTable('saude_do_pagamento')
    .set({ falhando_desde: responde ? null : relogio.agora() })
    .where('unica', '=', true)
    .where('falhando_desde', responde ? 'is not' : 'is', null)
    .execute();
}

export async function comunicadosDoPagamento(db: Kysely<DB>, agora: Date) {
  const saude = await db
    .selectFrom('saude_do_pagamento')
    .select('falhando_desde')
    .where('unica', '=', true)
    .executeTakeFirst();
  const comunicado = saude?.falhando_desde ? comunicadoDoPagamento(saude.falhando_desde, agora) : null;
  return comunicado ? [comunicado] : [];
}
