/** Requests to be let out of a contract: asked by a guarantor, answered by the team (ADR 0157). */
import type { PedidoDeSaida } from '@credito/api/financeiro-saida.rotas';
import { garantiaDoContrato } from '@credito/domain/contrato/exposicao';
import type { Selectable, Transaction } from 'kysely';
import type { DB, PedidoDeSaida as Guardado } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta, SessaoDeGestao } from '../../plugins/sessao.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { contratosGarantidosPor } from '../contrato/contrato.repository.ts';
import { avisarDaSaida } from './avisar-da-saida.ts';

function apresentar(guardado: Selectable<Guardado>): PedidoDeSaida {
  return {
    contratoId: guardado.contrato_id,
    motivo: guardado.motivo,
    pedidoEm: guardado.pedido_em.toISOString(),
    resposta: guardado.resposta,
    respondidoEm: guardado.respondido_em?.toISOString() ?? null,
  };
}

export async function verPedidosDeSaida(
  { db }: Contexto,
  { contaId }: SessaoDeConta,
): Promise<PedidoDeSaida[]> {
  const pedidos = await db
    .selectFrom('pedido_de_saida')
    .selectAll()
    .where('conta_id', '=', contaId)
    .orderBy('pedido_em', 'desc')
    .orderBy('id')
    .execute();
  return pedidos.map(apresentar);
}

export async function pedirSaida(
  { db, relogio, aleatorio }: Contexto,
  { contaId }: SessaoDeConta,
  id: number,
  motivo: string,
): Promise<PedidoDeSaida> {
  const contrato = (await contratosGarantidosPor(db, contaId)).find((um) => um.id === id);
  if (!contrato) throw naoEncontrado();
  if (garantiaDoContrato(contrato.codigo) !== 'vale')
    throw conflito('Este contrato não obriga você a nada agora: não há de que sair.');
  return db.transaction().execute(async (trx) => {
    const em = relogio.agora();
    const novo = await trx
      .insertInto('pedido_de_saida')
      .values({ id: aleatorio.uuid(), contrato_id: id, conta_id: contaId, motivo, pedido_em: em })
      .onConflict((ja) => ja.columns(['contrato_id', 'conta_id']).where('resposta', 'is', null).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!novo) {
      const aberto = await abertoDe(trx, id, contaId);
      // The desk has answered it since the other one was refused.
      if (!aberto)
        throw conflito('O seu pedido acabou de ser respondido. Leia a resposta antes de pedir de novo.');
      return apresentar(aberto);
    }
    await registrarDecisao(trx, {
      em,
      ator: { tipo: 'conta', id: contaId },
      acao: 'fianca.pedir-saida',
      alvo: { tipo: 'contrato', id: String(id) },
      contaId,
    });
    return apresentar(novo);
  });
}

function abertoDe(trx: Transaction<DB>, contratoId: number, contaId: string) {
  return trx
    .selectFrom('pedido_de_saida')
    .selectAll()
    .where('contrato_id', '=', contratoId)
    .where('conta_id', '=', contaId)
    .where('resposta', 'is', null)
    .executeTakeFirst();
}

/** `exigir` throws for an operator who may not touch this contract. */
export async function responderSaida(
  contexto: Contexto,
  { operadorId }: SessaoDeGestao,
  id: string,
  {
    resposta,
    exigir,
  }: { resposta: string; exigir: (trx: Transaction<DB>, contratoId: number) => Promise<unknown> },
): Promise<void> {
  const { db, relogio } = contexto;
  await db.transaction().execute(async (trx) => {
    const pedido = await trx
      .selectFrom('pedido_de_saida')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!pedido) throw naoEncontrado();
    await exigir(trx, pedido.contrato_id);
    if (pedido.resposta !== null) throw conflito('Este pedido já foi respondido.');
    const em = relogio.agora();
    await trx
      .updateTable('pedido_de_saida')
      .set({ resposta, respondido_em: em, operador_id: operadorId })
      .where('id', '=', id)
      .execute();
    await registrarDecisao(trx, {
      em,
      ator: { tipo: 'operador', id: operadorId },
      acao: 'fianca.responder-saida',
      alvo: { tipo: 'contrato', id: String(pedido.contrato_id) },
      contaId: pedido.conta_id,
    });
    await avisarDaSaida(contexto, trx, pedido);
  });
}
