/** The course of a contract ended: what is not paid to the school any more, and from when it is paid back. */
import type { Data } from '@credito/domain/tempo/data';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { ContratoCompleto } from './contrato.repository.ts';
import { decidirUsos, replanejar } from './gravar-plano.ts';

/** Since a day, or no longer: what is paid to the school stops, and goes on; the plan stays. */
export async function suspenderCurso(
  trx: Transaction<DB>,
  contratoId: number,
  em: Data | null,
): Promise<void> {
  await trx.updateTable('contrato').set({ curso_suspenso_em: em }).where('id', '=', contratoId).execute();
}

export async function encerrarCurso(
  trx: Transaction<DB>,
  { contrato, usos }: Pick<ContratoCompleto, 'contrato' | 'usos'>,
  {
    em,
    hoje,
    primeiroVencimento,
    cancelados,
  }: { em: Data; hoje: Data; primeiroVencimento: Data; cancelados: readonly number[] },
): Promise<void> {
  await decidirUsos(
    trx,
    cancelados.map((posicao) => ({ contratoId: contrato.id, posicao, situacao: 'cancelado' })),
    hoje,
  );
  await trx
    .updateTable('contrato')
    .set({ curso_terminou_em: em, curso_suspenso_em: null })
    .where('id', '=', contrato.id)
    .execute();
  const depois = usos.map((uso) =>
    cancelados.includes(uso.posicao) ? { ...uso, situacao: 'cancelado' as const } : uso,
  );
  await replanejar(trx, { contrato, usos: depois }, primeiroVencimento);
}
