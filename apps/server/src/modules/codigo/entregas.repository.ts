/** What became of the messages of codes (devices 5). */
import {
  type CanalDoCodigo,
  type EntregaDoCodigo,
  entregaDoCodigo,
} from '@credito/domain/conta/entrega-do-codigo';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { EVENTO_DO_CODIGO, SUPERADO } from '../mensagem/codigo-superado.ts';
import { emDuvida } from '../mensagem/motivo.ts';

/** The message of a code and the one that makes up for it are told by the same event. */
export const eventoDoCodigo = (id: string): string => `${EVENTO_DO_CODIGO}${id}`;

/** By the code's id; a code whose messages are no longer kept is left out. */
export async function entregasDosCodigos(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EntregaDoCodigo>> {
  if (ids.length === 0) return new Map();
  const mensagens = await db
    .selectFrom('mensagem')
    .select(['evento', 'canal', 'estado', 'erro'])
    .where('evento', 'in', ids.map(eventoDoCodigo))
    .orderBy('criada_em')
    .execute();
  const achadas = ids.flatMap((id) => {
    const entrega = entregaDoCodigo(
      mensagens
        .filter(({ evento }) => evento === eventoDoCodigo(id))
        .map(({ canal, estado, erro }) => ({
          canal: canal as CanalDoCodigo,
          // One that gave way to a newer one counts in the day, as if it were still on its way.
          estado: erro === SUPERADO ? ('na-fila' as const) : estado,
          tentativaFalhou: erro !== null && !emDuvida(erro),
        })),
    );
    return entrega ? [[id, entrega] as const] : [];
  });
  return new Map(achadas);
}
