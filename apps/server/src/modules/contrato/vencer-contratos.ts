/** After midnight in São Paulo: what nobody signed until the end of its last day is cancelled, and its people are told. */
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import { avisarEstudante, avisarFiadores } from './avisar-do-contrato.ts';
import { carregarContrato } from './contrato.repository.ts';
import { mudarContrato } from './mudar-contrato.ts';

export const TAREFA_VENCER_CONTRATOS = 'vencer-contratos';

const POR_LOTE = 500;

/**
 * Each contract in a transaction of its own: a death in the middle of one undoes it and the next run finds it again, so
 * that each is cancelled and told of once; one that fails stops none. Answers how many there were.
 */
export async function vencerContratos(contexto: Contexto): Promise<number> {
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  let vencidos = 0;
  let depoisDe = 0;
  const falhas: unknown[] = [];
  for (;;) {
    const lote = await contexto.db
      .selectFrom('contrato')
      .select('id')
      .where('prazo', '<', hoje)
      .where('codigo', 'in', ['DIS', 'DPR', 'VIS'])
      .where('id', '>', depoisDe)
      .orderBy('id')
      .limit(POR_LOTE)
      .execute();
    for (const { id } of lote)
      vencidos += await vencer(contexto, id).catch((erro: unknown) => {
        falhas.push(erro);
        return 0;
      });
    depoisDe = lote.at(-1)?.id ?? depoisDe;
    if (lote.length < POR_LOTE) break;
  }
  if (falhas.length > 0)
    throw new AggregateError(falhas, `${falhas.length} contracts could not be cancelled`);
  return vencidos;
}

/** 0 where somebody else has changed it meanwhile. */
function vencer(contexto: Contexto, id: number): Promise<0 | 1> {
  return contexto.db.transaction().execute(async (trx) => {
    const completo = await carregarContrato(trx, id, { travar: true });
    if (!completo || !['DIS', 'DPR', 'VIS'].includes(completo.contrato.codigo)) return 0;
    await mudarContrato(contexto, trx, completo, {
      acao: 'vencer',
      papel: 'sistema',
      ator: { tipo: 'sistema', id: null },
    });
    await avisarEstudante(contexto, trx, completo, 'contrato-vencido');
    await avisarFiadores(contexto, trx, completo, 'contrato-cancelado-fiador');
    return 1;
  });
}
