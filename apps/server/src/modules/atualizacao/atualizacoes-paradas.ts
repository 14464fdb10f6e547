/** What was given up, or ended unsent, is parked: its files go when the new update of the period is concluded. */
import type { Selectable, Transaction } from 'kysely';
import type { Atualizacao, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { mudarSituacao } from '../documento/documento.repository.ts';
import { expurgarDocumentos } from '../documento/expurgo.ts';

export async function abandonarParadas(
  contexto: Contexto,
  trx: Transaction<DB>,
  { conta_id, periodo_id }: Pick<Selectable<Atualizacao>, 'conta_id' | 'periodo_id'>,
): Promise<void> {
  const pessoas = await trx
    .selectFrom('atualizacao_pessoa')
    .innerJoin('atualizacao', 'atualizacao.id', 'atualizacao_pessoa.atualizacao_id')
    .select('atualizacao_pessoa.id')
    .where('atualizacao.conta_id', '=', conta_id)
    .where('atualizacao.periodo_id', '=', periodo_id)
    .where('atualizacao.estado', 'in', ['reiniciada', 'vencida'])
    .execute();
  if (pessoas.length === 0) return;
  const abandonados = await mudarSituacao(trx, 'expurgar', contexto.relogio.agora())
    .where(
      'dono_id',
      'in',
      pessoas.map(({ id }) => id),
    )
    .returning(['id', 'arquivo_original', 'arquivo_visao'])
    .execute();
  await expurgarDocumentos(trx, abandonados);
}
