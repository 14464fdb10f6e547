/** What the tab keeps of a code that was asked for. */
import { VALIDADE_DO_CODIGO_MINUTOS } from '@credito/domain/conta/codigo';
import { CANAIS_DO_CODIGO } from '@credito/domain/conta/entrega-do-codigo';
import { naAba } from '@credito/ui/aparelho/gaveta';
import * as z from 'zod/mini';

const pedidoSchema = z.object({
  dono: z.string(),
  /** Where the code went, and by which channel it was asked for. */
  destino: z.string(),
  canal: z.enum(CANAIS_DO_CODIGO),
  em: z.number(),
  reenviarEm: z.number(),
});

/** Null for one that is no longer good, and for one that a former build has kept otherwise. */
export function lerCodigoPedido(chave: string, agora: number): z.infer<typeof pedidoSchema> | null {
  try {
    const { success, data } = z.safeParse(pedidoSchema, JSON.parse(naAba.ler(chave) ?? 'null'));
    return success && agora < data.em + VALIDADE_DO_CODIGO_MINUTOS * 60_000 ? data : null;
  } catch {
    return null;
  }
}
