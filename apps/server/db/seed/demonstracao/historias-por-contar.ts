import type { Kysely } from 'kysely';
import type { DB } from '../../../src/banco/esquema.gerado.ts';
import { ACAO_DE_CONTAR } from '../../../src/config/marcas-da-demonstracao.ts';
import type { Historia } from './historia.ts';
import { HISTORIAS } from './historias.ts';

/** What was told once is never told again. */
export async function historiasPorContar(db: Kysely<DB>): Promise<readonly Historia[]> {
  const contadas = await db
    .selectFrom('auditoria')
    .select('alvo_id')
    .where('acao', '=', ACAO_DE_CONTAR)
    .where('alvo_tipo', '=', 'demonstracao')
    .execute();
  const feitas = new Set(contadas.map(({ alvo_id }) => alvo_id));
  return HISTORIAS.filter(({ id }) => !feitas.has(id));
}
