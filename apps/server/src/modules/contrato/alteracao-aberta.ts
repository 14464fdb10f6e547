import { FLUXOS_ABERTOS, isAberta } from '@credito/domain/alteracao/estados';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

/**
 * The alteration that holds up the signature of the student's contracts; of several the oldest. What was negotiated belongs
 * to its negotiation and holds up nothing; what is over never does.
 */
export async function alteracaoQueBloqueia(
  db: Kysely<DB>,
  contaId: string,
  agora: Date,
): Promise<{ id: number; numero: string } | null> {
  const abertas = await db
    .selectFrom('alteracao')
    .select(['id', 'numero', 'fluxo', 'situacao_desde'])
    .where('conta_id', '=', contaId)
    .where('origem', '<>', 'negociacao')
    .where('fluxo', 'in', FLUXOS_ABERTOS)
    .orderBy('id')
    .execute();
  const hoje = dataEmSaoPaulo(agora);
  return (
    abertas.find(({ fluxo, situacao_desde }) => isAberta({ fluxo, desde: situacao_desde }, hoje)) ?? null
  );
}
