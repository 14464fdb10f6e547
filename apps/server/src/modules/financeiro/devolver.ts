/** Refunds: a Pix by the provider, in a job under an id of its own; everything else by a transfer that the team reports (ADR 0211). */

import {
  type AcaoDaDevolucao,
  devolverAte,
  estadoDaDevolucaoDecidida,
  transitarDevolucao,
} from '@credito/domain/cobranca/devolucao';
import { type Data, dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Devolucao } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { avisarCadaUm } from './avisar-cada-um.ts';
import { lancar } from './lancar.ts';
import { carregarPosicoes, type Posicao } from './posicao.ts';

export const TAREFA_DEVOLVER_PAGAMENTO = 'devolver-pagamento';

async function agendarDevolucao(db: Kysely<DB>, id: string): Promise<void> {
  await sql`select graphile_worker.add_job(${TAREFA_DEVOLVER_PAGAMENTO}, json_build_object('id', ${id}::text),
    job_key => ${`${TAREFA_DEVOLVER_PAGAMENTO}:${id}`})`.execute(db);
}

/** Decided, and from now on no credit of the payer's; who pays it back depends on how it came in. */
export async function decidirDevolucao(
  contexto: Contexto,
  trx: Transaction<DB>,
  { contrato, recebimentos }: Posicao,
  { recebimentoId, centavos }: { recebimentoId: string; centavos: number },
): Promise<void> {
  const { aleatorio, relogio } = contexto;
  const pago = recebimentos.find(({ id }) => id === recebimentoId);
  if (!pago) throw new Error('a refund names a payment that is not there');
  const id = aleatorio.uuid();
  const em = dataEmSaoPaulo(relogio.agora());
  const estado = estadoDaDevolucaoDecidida(pago.meio);
  await trx
    .insertInto('devolucao')
    .values({
      id,
      contrato_id: contrato.id,
      recebimento_id: recebimentoId,
      centavos,
      estado,
      em,
      pedida_em: relogio.agora(),
    })
    .execute();
  await avisar(contexto, trx, contrato, {
    id,
    nome: 'devolucao-decidida',
    dia: devolverAte(em),
  });
  if (estado === 'pedida') await agendarDevolucao(trx, id);
}

/** `contrato` must have been read with `travar` in the same transaction; the ledger is the caller's. */
export async function concluirDevolucao(
  contexto: Contexto,
  trx: Transaction<DB>,
  contrato: Posicao['contrato'],
  {
    devolucao,
    acao,
    ator,
    em,
  }: {
    devolucao: Pick<Selectable<Devolucao>, 'id' | 'estado'>;
    acao: AcaoDaDevolucao;
    ator: 'provedor' | 'equipe';
    em: Data;
  },
): Promise<void> {
  const { id } = devolucao;
  const feita = transitarDevolucao(devolucao.estado, acao, ator, {});
  if (!feita.ok) throw new Error(`a refund cannot be concluded: ${feita.recusa}`);
  const { estado } = feita.destino;
  await trx.updateTable('devolucao').set({ estado, concluida_em: em }).where('id', '=', id).execute();
  await avisar(contexto, trx, contrato, {
    id,
    nome: acao === 'devolver' ? 'devolucao-feita' : 'devolucao-nao-feita',
    dia: em,
  });
}

/** Throws while nobody knows what became of it, so that it is asked again under the same id. */
export async function devolverPagamento(contexto: Contexto, id: string): Promise<void> {
  const { db, gateways } = contexto;
  const pedida = await db
    .selectFrom('devolucao')
    .innerJoin('recebimento', 'recebimento.id', 'devolucao.recebimento_id')
    .select(['devolucao.centavos', 'devolucao.contrato_id', 'recebimento.chave'])
    .where('devolucao.id', '=', id)
    .where('devolucao.estado', '=', 'pedida')
    .executeTakeFirst();
  if (!pedida) return;
  const { tipo } = await gateways.pagamento.devolver(pedida.chave, id.replaceAll('-', ''), pedida.centavos);
  if (tipo === 'adiada' || tipo === 'em-processamento') throw new Error('the refund is not made yet');
  await db.transaction().execute(async (trx) => {
    const [posicao] = await carregarPosicoes(trx, [pedida.contrato_id], { travar: true });
    const devolucao = posicao?.devolucoes.find((uma) => uma.id === id);
    if (!posicao || devolucao?.estado !== 'pedida') return;
    const hoje = dataEmSaoPaulo(contexto.relogio.agora());
    await concluirDevolucao(contexto, trx, posicao.contrato, {
      devolucao,
      acao: tipo === 'devolvida' ? 'devolver' : 'recusar',
      ator: 'provedor',
      em: hoje,
    });
    // What could not be given back is the payer's credit again.
    await lancar(
      contexto,
      trx,
      (await carregarPosicoes(trx, [pedida.contrato_id])).map((depois) => ({
        posicao: depois,
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

function avisar(
  contexto: Contexto,
  trx: Transaction<DB>,
  contrato: Posicao['contrato'],
  {
    id,
    nome,
    dia,
  }: { id: string; nome: 'devolucao-decidida' | 'devolucao-feita' | 'devolucao-nao-feita'; dia: Data },
): Promise<void> {
  return avisarCadaUm(contexto, trx, {
    evento: id,
    solicitacaoId: contrato.solicitacao_id,
    leitores: [
      {
        contaId: contrato.conta_id,
        nome,
        valores: { contrato: contrato.numero, dia: formatarData(dia) },
        acao: {
          rotulo: 'Ver os recibos',
          caminho: `/estudante/financeiro/contratos/${contrato.id}`,
        },
      },
    ],
  });
}
