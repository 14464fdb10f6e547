import { RETENCAO, vencidoAntesDe } from '@credito/domain/retencao/retencao';
import type { Contexto } from '../../contexto.ts';
import { findPartes } from './envio.repository.ts';

/** The rows first: a file without a row is only waste, a row without its file would be a broken upload. */
export async function apagarEnvio({ db, gateways }: Contexto, id: string): Promise<void> {
  const partes = await findPartes(db, id);
  await db.deleteFrom('envio').where('id', '=', id).execute();
  for (const { arquivo } of partes) await gateways.cofre.apagar(arquivo);
}

export async function apagarEnviosParados(contexto: Contexto): Promise<number> {
  const limite = vencidoAntesDe(RETENCAO.enviosParados.dias, contexto.relogio.agora());
  const parados = await contexto.db
    .selectFrom('envio')
    .select('id')
    .where('atualizado_em', '<', limite)
    .execute();
  for (const { id } of parados) await apagarEnvio(contexto, id);
  return parados.length;
}
