/** Files that nobody needs any more leave the vault by a job, enqueued in the transaction that makes them useless. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';

export const TAREFA_APAGAR_ARQUIVOS = 'apagar-arquivos';

export async function enfileirarExpurgo(trx: Transaction<DB>, arquivos: readonly string[]): Promise<void> {
  if (arquivos.length === 0) return;
  await sql`select graphile_worker.add_job(
    ${TAREFA_APAGAR_ARQUIVOS}, json_build_object('arquivos', ${JSON.stringify(arquivos)}::json), max_attempts => 25
  )`.execute(trx);
}

export async function apagarArquivos(
  { gateways }: Pick<Contexto, 'gateways'>,
  arquivos: readonly string[],
): Promise<void> {
  for (const id of arquivos) await gateways.cofre.apagar(id);
}
