/** Monthly fees as if they had been paid to the school. */
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { sql } from 'kysely';
import type { Contexto } from '../src/contexto.ts';
import { decidirUsos } from '../src/modules/contrato/gravar-plano.ts';
import { lancar } from '../src/modules/financeiro/lancar.ts';
import { carregarPosicoes } from '../src/modules/financeiro/posicao.ts';
import { cobrarEmTempo } from './cobrancas.ts';

/** All fees of the contract, or the first ones, with their entry in the ledger. */
export async function repassar(
  { contexto }: { contexto: Contexto },
  contratoId: number,
  quantos = Number.POSITIVE_INFINITY,
): Promise<void> {
  const em = dataEmSaoPaulo(contexto.relogio.agora());
  await contexto.db.transaction().execute(async (trx) => {
    const [antes] = await carregarPosicoes(trx, [contratoId], { travar: true });
    const usos = (antes?.usos ?? []).slice(0, quantos).map(({ posicao }) => ({
      contratoId,
      posicao,
      situacao: 'pago' as const,
    }));
    await decidirUsos(trx, usos, em);
    const [posicao] = await carregarPosicoes(trx, [contratoId]);
    if (!posicao) throw new Error('no contract has this id');
    await lancar(contexto, trx, [
      { posicao, causa: { tipo: 'repasse', em, operadorId: null, motivo: 'Repasse de teste' } },
    ]);
  });
}

/** The contract as if everything of it had happened so many months before; what came due had its charge in time. */
export async function anteciparPlano(
  { contexto }: { contexto: Contexto },
  contratoId: number,
  meses: number,
): Promise<void> {
  const { db } = contexto;
  const antes = sql`make_interval(months => ${meses})`;
  await sql`update contrato_uso set em = em - ${antes} where contrato_id = ${contratoId}`.execute(db);
  await sql`update contrato_parcela set vencimento = vencimento - ${antes} where contrato_id = ${contratoId}`.execute(
    db,
  );
  await sql`update contrato set primeiro_vencimento = primeiro_vencimento - ${antes},
    contratado_em = contratado_em - ${antes} where id = ${contratoId}`.execute(db);
  await cobrarEmTempo({ contexto }, contratoId);
}
