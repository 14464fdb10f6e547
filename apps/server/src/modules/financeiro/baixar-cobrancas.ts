/** Charges that are taken back at the provider: marked in the transaction of their cause, done by a job. */
import { LIMITE_DO_REGISTRO_MS } from '@credito/domain/cobranca/prazos';
import { destinoDaCobranca, SITUACOES_VIVAS } from '@credito/domain/cobranca/transicoes';
import type { Contexto } from '../../contexto.ts';
import { consultarCobranca } from './consultar-cobranca.ts';
import { registrarNasCobrancas } from './historico-da-cobranca.ts';

/** One that was paid meanwhile is not taken back: what came in is asked for. */
export async function baixarCobrancas(contexto: Contexto): Promise<number> {
  const { db, gateways, relogio } = contexto;
  if (!gateways.pagamento.disponivel) return 0;
  const marcadas = await db
    .selectFrom('cobranca')
    .select(['id', 'txid', 'situacao', 'a_baixar'])
    .where('a_baixar', 'is not', null)
    .where('situacao', 'in', SITUACOES_VIVAS)
    // What the provider is being asked to register is not there yet: taken back now, it would be payable a moment later.
    .where(({ eb, or }) =>
      or([
        eb('situacao', '<>', 'registrando'),
        eb('registro_pedido_em', 'is', null),
        eb('registro_pedido_em', '<', new Date(relogio.agora().getTime() - LIMITE_DO_REGISTRO_MS)),
      ]),
    )
    .orderBy('id')
    .execute();
  let baixadas = 0;
  for (const { id, txid, situacao, a_baixar: motivo } of marcadas) {
    const baixa = await gateways.pagamento.baixar(txid);
    if (baixa.tipo === 'adiada') continue;
    if (baixa.tipo === 'ja-paga') {
      await consultarCobranca(contexto, txid);
      continue;
    }
    baixadas += await db.transaction().execute(async (trx) => {
      const mudada = await trx
        .updateTable('cobranca')
        .set({ situacao: destinoDaCobranca('baixar'), situacao_desde: relogio.agora() })
        .where('id', '=', id)
        .where('situacao', 'in', SITUACOES_VIVAS)
        .returning('id')
        .executeTakeFirst();
      if (!mudada) return 0;
      await registrarNasCobrancas(trx, relogio.agora(), [
        { cobrancaId: id, acao: 'baixar', motivo, dados: { de: situacao } },
      ]);
      return 1;
    });
  }
  return baixadas;
}
