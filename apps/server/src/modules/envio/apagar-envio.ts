import type { Contexto } from '../../contexto.ts';
import { findPartes } from './envio.repository.ts';

/** A day without a byte: the person has gone, or the document was sent in another way. */
const VALIDADE_MS = 24 * 3_600_000;

/** The rows first: a file without a row is only waste, a row without its file would be a broken upload. */
export async function apagarEnvio({ db, gateways }: Contexto, id: string): Promise<void> {
  const partes = await findPartes(db, id);
  await db.deleteFrom('envio').where('id', '=', id).execute();
  for (const { arquivo } of partes) await gateways.cofre.apagar(arquivo);
}

export async function apagarEnviosParados(contexto: Contexto): Promise<number> {
  const limite = new Date(contexto.relogio.agora().getTime() - VALIDADE_MS);
  const parados = await contexto.db
    .selectFrom('envio')
    .select('id')
    .where('atualizado_em', '<', limite)
    .execute();
  for (const { id } of parados) await apagarEnvio(contexto, id);
  return parados.length;
}
