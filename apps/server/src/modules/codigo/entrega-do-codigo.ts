/** For whoever waits for a code: what became of the last one that they asked for (devices 5). */
import type { EntregaDoCodigo } from '@credito/domain/conta/entrega-do-codigo';
import type { Contexto } from '../../contexto.ts';
import { type DonoDoCodigo, ultimoCodigo } from './codigo.repository.ts';
import { entregasDosCodigos } from './entregas.repository.ts';

/** Null: this browser, or this person, has asked for none. */
export async function entregaDoUltimo(
  { db, relogio }: Contexto,
  dono: DonoDoCodigo,
): Promise<{ entrega: EntregaDoCodigo | null }> {
  const codigo = await ultimoCodigo(db, dono, relogio.agora());
  if (!codigo) return { entrega: null };
  return { entrega: (await entregasDosCodigos(db, [codigo.id])).get(codigo.id) ?? null };
}
