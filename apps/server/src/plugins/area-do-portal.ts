/** Routes of an area that the support has disabled for a person (spec 3 section 2.1; ADR 0054). */
import { type AreaDoPortal, avisoDasAreas } from '@credito/domain/conta/areas';
import type { Contexto } from '../contexto.ts';
import { ErroDeAplicacao } from '../erros.ts';
import type { Sessao } from './sessao.ts';

/** A support session sees what the person sees. */
export async function exigirArea({ db }: Contexto, sessao: Sessao | null, area: AreaDoPortal): Promise<void> {
  if (!sessao || sessao.tipo === 'gestao') return;
  const conta = await db
    .selectFrom('conta')
    .select('areas_desativadas')
    .where('id', '=', sessao.contaId)
    .executeTakeFirst();
  if (conta?.areas_desativadas.includes(area)) throw new ErroDeAplicacao(403, avisoDasAreas([area]) ?? '');
}
