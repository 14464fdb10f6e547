/** Whoever is part of a request proposes nothing about its money, also afterwards (ADR 0095). */
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { carregarPosicoes } from '../../financeiro/posicao.ts';
import { mudarNegociacao } from '../../financeiro/situacao-da-negociacao.ts';
import { registrarRepasse } from './apresentar-repasse.ts';
import { registrarNoFinanceiro } from './propostas-financeiras.ts';

export async function retirarDoFinanceiroPorConflito(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  solicitacoes: readonly number[],
): Promise<void> {
  // Before the contracts, as whoever answers one holds them.
  await retirarRepasses(contexto, trx, sessao, solicitacoes);
  const contratos = await trx
    .selectFrom('contrato')
    .select('id')
    .where('solicitacao_id', 'in', [...solicitacoes])
    .execute();
  const ids = contratos.map(({ id }) => id);
  if (ids.length === 0) return;
  // The contract first, as everybody who writes about its money does.
  await carregarPosicoes(trx, ids, { travar: true });
  await retirarMovimentos(contexto, trx, sessao, ids);
  await retirarNegociacoes(contexto, trx, sessao, ids);
}

/** A run as a whole: who proposes it answers for every fee in it. */
async function retirarRepasses(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  solicitacoes: readonly number[],
): Promise<void> {
  const retirados = await trx
    .updateTable('repasse')
    .set({
      estado: 'retirado',
      respondido_por: sessao.operadorId,
      respondido_em: contexto.relogio.agora(),
    })
    .where('proposto_por', '=', sessao.operadorId)
    .where('estado', '=', 'proposto')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('repasse_uso')
          .innerJoin('contrato', 'contrato.id', 'repasse_uso.contrato_id')
          .select('repasse_uso.posicao')
          .whereRef('repasse_uso.repasse_id', '=', 'repasse.id')
          .where('contrato.solicitacao_id', 'in', [...solicitacoes]),
      ),
    )
    .returning(['id', 'total_centavos'])
    .execute();
  for (const { id, total_centavos } of retirados)
    await registrarRepasse(contexto, trx, sessao, id, 'repasse.retirar', { centavos: total_centavos });
}

async function retirarMovimentos(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  contratos: readonly number[],
): Promise<void> {
  const retiradas = await trx
    .updateTable('proposta_financeira')
    .set({
      estado: 'retirada',
      respondida_por: sessao.operadorId,
      respondida_em: contexto.relogio.agora(),
    })
    .where('contrato_id', 'in', contratos)
    .where('proposta_por', '=', sessao.operadorId)
    .where('estado', '=', 'proposta')
    .returningAll()
    .execute();
  for (const proposta of retiradas) await registrarNoFinanceiro(contexto, trx, sessao, proposta, 'retirar');
}

async function retirarNegociacoes(
  contexto: Contexto,
  trx: Transaction<DB>,
  { operadorId }: SessaoDeGestao,
  contratos: readonly number[],
): Promise<void> {
  const negociacoes = await trx
    .selectFrom('negociacao')
    .selectAll()
    .where('contrato_id', 'in', contratos)
    .where('operador_id', '=', operadorId)
    .where('situacao', '=', 'proposta')
    .execute();
  for (const negociacao of negociacoes)
    await mudarNegociacao(contexto, trx, negociacao, {
      acao: 'retirar',
      papel: 'equipe',
      quem: { tipo: 'operador', id: operadorId },
      outraPessoa: false,
    });
}
