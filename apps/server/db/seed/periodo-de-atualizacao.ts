/** The demonstration has a period that takes updates on the day of its first start, and for some weeks after it. */
import { termoDoDia } from '@credito/domain/contrato/termo';
import { dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import type { Contexto } from '../../src/contexto.ts';

const ABRIU_HA = 30;
const FECHA_EM = 25;
const TARDIO_EM = 45;

export async function semearPeriodo({ db, relogio }: Contexto): Promise<void> {
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
    .values({
      ...termoDoDia(hoje),
      abre: somarDias(hoje, -ABRIU_HA),
      fecha: somarDias(hoje, FECHA_EM),
      tardio_ate: somarDias(hoje, TARDIO_EM),
      criado_por: criadoPor,
      criado_em: relogio.agora(),
    })
    .onConflict((ja) => ja.columns(['ano', 'semestre']).doNothing())
    .execute();
}
