import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { daSolicitacao, mudarSituacao } from './documento.repository.ts';
import { expurgarDocumentos } from './expurgo.ts';

/** When the request is handed in, the files of former answers are given up for good (decisions, "The request"). */
export async function expurgarEstacionados(
  trx: Transaction<DB>,
  solicitacaoId: number,
  agora: Date,
): Promise<void> {
  const estacionados = await mudarSituacao(trx, 'expurgar', agora)
    .where(daSolicitacao(solicitacaoId))
    .where('situacao', '=', 'estacionado')
    .returning(['id', 'arquivo_original', 'arquivo_visao'])
    .execute();
  await expurgarDocumentos(trx, estacionados);
}
