/** After midnight in São Paulo: what nobody signed until the end of its last day is cancelled, and its people are told. */
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import { avisarEstudante, avisarFiadores } from './avisar-do-contrato.ts';
import { carregarContrato } from './contrato.repository.ts';
import { mudarContrato } from './mudar-contrato.ts';

export const TAREFA_VENCER_CONTRATOS = 'vencer-contratos';

const POR_LOTE = 50;

/**
 * In batches, each in one transaction: a death in the middle of one undoes it, and the next run finds it again, so that
 * each contract is cancelled and told of once. Answers how many there were.
 */
export async function vencerContratos(contexto: Contexto): Promise<number> {
  let vencidos = 0;
  for (;;) {
    const feitos = await vencerLote(contexto);
    vencidos += feitos;
    if (feitos < POR_LOTE) return vencidos;
  }
}

function vencerLote(contexto: Contexto): Promise<number> {
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  return contexto.db.transaction().execute(async (trx) => {
    const vencidos = await trx
      .selectFrom('contrato')
      .select('id')
      .where('prazo', '<', hoje)
      .where('codigo', 'in', ['DIS', 'DPR', 'VIS'])
      .orderBy('prazo')
      .orderBy('id')
      .limit(POR_LOTE)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    for (const { id } of vencidos) {
      const completo = await carregarContrato(trx, id);
      if (!completo) continue;
      await mudarContrato(contexto, trx, completo, {
        acao: 'vencer',
        papel: 'sistema',
        ator: { tipo: 'sistema', id: null },
      });
      await avisarEstudante(contexto, trx, completo, 'contrato-vencido');
      await avisarFiadores(contexto, trx, completo, 'contrato-cancelado-fiador');
    }
    return vencidos.length;
  });
}
