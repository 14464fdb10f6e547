import type { Selectable, Transaction } from 'kysely';
import type { DB, Mensagem } from '../../banco/esquema.gerado.ts';
import { MODELO_CODIGO } from './segredos.ts';

/** The event of a code's messages is this and the code's id. */
export const EVENTO_DO_CODIGO = 'codigo:';

/** Why a message was not sent: its person asked for another code meanwhile. */
export const SUPERADO = 'superseded before delivery';

/**
 * Whether the message carries a code after which the same person has asked for another one, to the same phone or address:
 * arriving late, and perhaps last, it would be taken for the newest.
 */
export async function levaCodigoSuperado(
  trx: Transaction<DB>,
  { modelo, evento }: Pick<Selectable<Mensagem>, 'modelo' | 'evento'>,
  agora: Date,
): Promise<boolean> {
  if (modelo !== MODELO_CODIGO || !evento.startsWith(EVENTO_DO_CODIGO)) return false;
  const id = evento.slice(EVENTO_DO_CODIGO.length);
  const maisNovo = await trx
    .selectFrom('codigo_verificacao as antigo')
    .innerJoin('codigo_verificacao as novo', (juncao) =>
      juncao
        .onRef('novo.finalidade', '=', 'antigo.finalidade')
        .onRef('novo.destino', '=', 'antigo.destino')
        .onRef('novo.cpf', '=', 'antigo.cpf')
        .onRef('novo.navegador_hash', 'is not distinct from', 'antigo.navegador_hash')
        .onRef('novo.criado_em', '>', 'antigo.criado_em'),
    )
    .select('novo.id')
    .where('antigo.id', '=', id)
    .where('novo.criado_em', '<=', agora)
    .executeTakeFirst();
  return maisNovo !== undefined;
}
