import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { mudarSituacao } from './documento.repository.ts';
import { expurgarDocumentos } from './expurgo.ts';

/** Everything that somebody sent for what came to nothing, with what was read in it; that it was sent stays written. */
export async function expurgarDoDono(trx: Transaction<DB>, donoId: string, agora: Date): Promise<void> {
  const apagados = await mudarSituacao(trx, 'expurgar', agora)
    .set({
      nome_arquivo: 'apagado',
      leitura: null,
      leitura_de_renda: null,
      conferencias: '[]',
      explicacao: null,
    })
    .where('dono_id', '=', donoId)
    .returning(['id', 'arquivo_original', 'arquivo_visao'])
    .execute();
  await expurgarDocumentos(trx, apagados);
}
