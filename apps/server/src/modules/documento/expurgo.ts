/** Files that nobody needs any more leave the vault by a job, enqueued in the transaction that makes them useless. */
import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Documento } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';

export const TAREFA_APAGAR_ARQUIVOS = 'apagar-arquivos';

/** Everything that the vault keeps of the documents, the drawn pages with them. */
export async function expurgarDocumentos(
  trx: Transaction<DB>,
  documentos: readonly Pick<Selectable<Documento>, 'id' | 'arquivo_original' | 'arquivo_visao'>[],
): Promise<void> {
  if (documentos.length === 0) return;
  const paginas = await trx
    .deleteFrom('documento_pagina')
    .where(
      'documento_id',
      'in',
      documentos.map(({ id }) => id),
    )
    .returning(['arquivo_visao', 'arquivo_leitura'])
    .execute();
  await enfileirarExpurgo(trx, [
    ...documentos.flatMap(({ arquivo_original, arquivo_visao }) => [arquivo_original, arquivo_visao]),
    ...paginas.flatMap(({ arquivo_visao, arquivo_leitura }) =>
      arquivo_visao === null ? [arquivo_leitura] : [arquivo_visao, arquivo_leitura],
    ),
  ]);
}

export async function enfileirarExpurgo(trx: Transaction<DB>, arquivos: readonly string[]): Promise<void> {
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
