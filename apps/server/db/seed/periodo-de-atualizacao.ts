/**
 * The demonstration has a period that takes updates on the day of its first start, and for some weeks after it, and one
 * that ended some weeks before.
 */
import { termoDoDia } from '@credito/domain/contrato/termo';
import { dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import type { Contexto } from '../../src/contexto.ts';

/** Days from the first start; a term lasts no longer than the days between the two. */
const PERIODOS = [
  { termo: -184, abre: -100, fecha: -60, tardioAte: -45 },
  { termo: 0, abre: -30, fecha: 25, tardioAte: 45 },
] as const;

export async function semearPeriodos({ db, relogio }: Contexto): Promise<void> {
  const hoje = dataEmSaoPaulo(relogio.agora());
  const existente = await db.selectFrom('periodo_de_atualizacao').select('id').limit(1).executeTakeFirst();
  if (existente) return;
  const { id: criadoPor } = await db
    .selectFrom('operador')
    .select('id')
    .where('papel', '=', 'administrador')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('periodo_de_atualizacao')
    .values(
      PERIODOS.map(({ termo, abre, fecha, tardioAte }) => ({
        ...termoDoDia(somarDias(hoje, termo)),
        abre: somarDias(hoje, abre),
        fecha: somarDias(hoje, fecha),
        tardio_ate: somarDias(hoje, tardioAte),
        criado_por: criadoPor,
        criado_em: relogio.agora(),
      })),
    )
    .onConflict((ja) => ja.columns(['ano', 'semestre']).doNothing())
    .execute();
}
