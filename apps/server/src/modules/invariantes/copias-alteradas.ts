/** A frozen copy proves something only while it is what was frozen. */
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { resumoDaCopia } from '../solicitacao/resumo-da-copia.ts';

const POR_VEZ = 200;

/** Requests with a changed copy. Copies from before the canonical digest cannot be recomputed and are left out. */
export async function acharCopiasAlteradas(db: Kysely<DB>): Promise<readonly string[]> {
  const alteradas = new Set<string>();
  for (let depois = 0; ; ) {
    const copias = await db
      .selectFrom('copia_declarada')
      .select(['solicitacao_id', 'conteudo', 'sha256'])
      .where('canonica', '=', true)
      .where('solicitacao_id', 'in', (eb) =>
        eb
          .selectFrom('copia_declarada as outra')
          .select('outra.solicitacao_id')
          .distinct()
          .where('outra.canonica', '=', true)
          .where('outra.solicitacao_id', '>', depois)
          .orderBy('outra.solicitacao_id')
          .limit(POR_VEZ),
      )
      .orderBy('solicitacao_id')
      .execute();
    for (const { solicitacao_id, conteudo, sha256 } of copias)
      if (!resumoDaCopia(conteudo).equals(sha256)) alteradas.add(String(solicitacao_id));
    const ultima = copias.at(-1);
    if (!ultima) return [...alteradas];
    depois = ultima.solicitacao_id;
  }
}
