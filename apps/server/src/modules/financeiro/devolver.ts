/** Refunds at the provider: kept as asked for in the transaction of the decision, made by a job, once each by their own id. */

import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { avisarCadaUm } from './avisar-cada-um.ts';
import { lancar } from './lancar.ts';
import { carregarPosicoes } from './posicao.ts';

export const TAREFA_DEVOLVER_PAGAMENTO = 'devolver-pagamento';

export async function agendarDevolucao(db: Kysely<DB>, id: string): Promise<void> {
  await sql`select graphile_worker.add_job(${TAREFA_DEVOLVER_PAGAMENTO}, json_build_object('id', ${id}::text),
    job_key => ${`${TAREFA_DEVOLVER_PAGAMENTO}:${id}`})`.execute(db);
}

/** Throws while nobody knows what became of it, so that it is asked again under the same id. */
export async function devolverPagamento(contexto: Contexto, id: string): Promise<void> {
  const { db, gateways } = contexto;
  const devolucao = await db
    .selectFrom('devolucao')
    .innerJoin('recebimento', 'recebimento.id', 'devolucao.recebimento_id')
    .innerJoin('contrato', 'contrato.id', 'devolucao.contrato_id')
    .select(['devolucao.centavos', 'devolucao.contrato_id', 'recebimento.chave', 'recebimento.meio'])
    .select(['contrato.numero', 'contrato.conta_id', 'contrato.solicitacao_id'])
    .where('devolucao.id', '=', id)
    .where('devolucao.estado', '=', 'pedida')
    .executeTakeFirst();
  if (!devolucao) return;
  // A slip's payer has no account that we know: whoever decided it transfers the money, and it is done.
  const feita =
    devolucao.meio === 'pix'
      ? await gateways.pagamento.devolver(devolucao.chave, id.replaceAll('-', ''), devolucao.centavos)
      : ({ tipo: 'devolvida' } as const);
  if (feita.tipo === 'adiada' || feita.tipo === 'em-processamento')
    throw new Error('the refund is not made yet');
  await db.transaction().execute(async (trx) => {
    const estado = feita.tipo === 'devolvida' ? 'devolvida' : 'nao-realizada';
    await carregarPosicoes(trx, [devolucao.contrato_id], { travar: true });
    await trx.updateTable('devolucao').set({ estado }).where('id', '=', id).execute();
    if (estado === 'devolvida') await avisarDaDevolucao(contexto, trx, { id, ...devolucao });
    const hoje = dataEmSaoPaulo(contexto.relogio.agora());
    // What could not be given back is the payer's credit again.
    await lancar(
      contexto,
      trx,
      (await carregarPosicoes(trx, [devolucao.contrato_id])).map((posicao) => ({
        posicao,
        causa: {
          tipo: 'devolucao',
          em: hoje,
          operadorId: null,
          motivo: 'O provedor de pagamento não fez a devolução',
        },
      })),
    );
  });
}

function avisarDaDevolucao(
  contexto: Contexto,
  trx: Transaction<DB>,
  devolucao: { id: string; contrato_id: number; numero: string; conta_id: string; solicitacao_id: number },
): Promise<void> {
  return avisarCadaUm(contexto, trx, {
    evento: devolucao.id,
    solicitacaoId: devolucao.solicitacao_id,
    leitores: [
      {
        contaId: devolucao.conta_id,
        nome: 'devolucao-feita',
        valores: { contrato: devolucao.numero },
        acao: {
          rotulo: 'Ver os recibos',
          caminho: `/estudante/financeiro/contratos/${devolucao.contrato_id}`,
        },
      },
    ],
  });
}
