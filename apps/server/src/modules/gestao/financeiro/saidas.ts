/** Requests of guarantors to be let out, as the desk reads and answers them. */
import type { SaidaNaGestao } from '@credito/api/financeiro-saida.rotas';
import { sql } from 'kysely';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarVisualizacoes } from '../../auditoria/auditoria.ts';
import { responderSaida } from '../../financeiro/saida.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';
import { exigirContratoNoFinanceiro } from './exigir-contrato.ts';

const MAXIMO = 200;

export async function verSaidas(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
): Promise<{ itens: SaidaNaGestao[] }> {
  const fora = await foraDaFila(db, sessao);
  const pedidos = await db
    .selectFrom('pedido_de_saida')
    .innerJoin('contrato', 'contrato.id', 'pedido_de_saida.contrato_id')
    .innerJoin('conta', 'conta.id', 'pedido_de_saida.conta_id')
    .innerJoin('contrato_parte', (juncao) =>
      juncao
        .onRef('contrato_parte.contrato_id', '=', 'contrato.id')
        .on('contrato_parte.papel', '=', 'estudante'),
    )
    .select([
      'pedido_de_saida.id',
      'pedido_de_saida.contrato_id',
      'pedido_de_saida.conta_id',
      'pedido_de_saida.motivo',
      'pedido_de_saida.pedido_em',
      'contrato.numero',
      'conta.nome as fiador',
      'contrato_parte.nome as estudante',
    ])
    .where('pedido_de_saida.resposta', 'is', null)
    // Nobody has to be let out of what is over.
    .where('contrato.codigo', '=', 'EFE')
    .where('contrato.solicitacao_id', '<>', sql<number>`all(${[...fora]}::bigint[])`)
    .orderBy('pedido_de_saida.pedido_em')
    .orderBy('pedido_de_saida.id')
    .limit(MAXIMO)
    .execute();
  await registrarVisualizacoes(
    db,
    {
      em: relogio.agora(),
      ator: { tipo: 'operador', id: sessao.operadorId },
      acao: 'fianca.ver-pedidos-de-saida',
      alvo: { tipo: 'lista', id: 'pedidos-de-saida' },
    },
    new Set(pedidos.map(({ conta_id }) => conta_id)),
  );
  return {
    itens: pedidos.map(({ id, contrato_id, numero, fiador, estudante, motivo, pedido_em }) => ({
      id,
      contratoId: contrato_id,
      numero,
      fiador,
      estudante,
      motivo,
      pedidoEm: pedido_em.toISOString(),
    })),
  };
}

export function responderSaidaNaGestao(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: string,
  resposta: string,
): Promise<void> {
  return responderSaida(contexto, sessao, id, {
    resposta,
    exigir: (trx, contratoId) => exigirContratoNoFinanceiro(trx, sessao, contratoId),
  });
}
