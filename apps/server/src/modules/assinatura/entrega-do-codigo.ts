/** For whoever waits for the code of a signature: what became of the last one (ADR 0077). */
import type { EntregaDoCodigo } from '@credito/domain/conta/entrega-do-codigo';
import type { Contexto } from '../../contexto.ts';
import { entregasDosCodigos } from '../codigo/entregas.repository.ts';
import { ultimoCodigoDe } from './codigo-da-assinatura.ts';
import { exigirPasse } from './passe.ts';

export async function entregaDoCodigoDaAssinatura(
  contexto: Contexto,
  passe: string,
): Promise<{ entrega: EntregaDoCodigo | null }> {
  const { assinante } = await exigirPasse(contexto, contexto.db, passe);
  const ultimo = await ultimoCodigoDe(contexto.db, assinante);
  if (!ultimo || ultimo.usadoEm) return { entrega: null };
  const { id } = ultimo.naEvidencia;
  return { entrega: (await entregasDosCodigos(contexto.db, [id])).get(id) ?? null };
}
