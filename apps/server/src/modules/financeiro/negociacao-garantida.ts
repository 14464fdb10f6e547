/** The newest negotiation of each contract that is something to whoever guarantees it. */
import type { GarantidoNoFinanceiro } from '@credito/api/financeiro-fiador.rotas';
import { planoNegociado, ROTULO_DA_NEGOCIACAO, totalNegociado } from '@credito/domain/negociacao/negociacao';
import { negociacaoParaQuemGarante } from '@credito/domain/negociacao/para-quem-garante';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { dividaAAssinar } from './divida-da-negociacao.ts';

export async function negociacoesGarantidas(
  contexto: Pick<Contexto, 'relogio'>,
  db: Kysely<DB>,
  contratos: readonly number[],
): Promise<ReadonlyMap<number, GarantidoNoFinanceiro['negociacao']>> {
  const negociacoes = await db
    .selectFrom('negociacao')
    .leftJoin('alteracao', 'alteracao.negociacao_id', 'negociacao.id')
    .selectAll('negociacao')
    .select('alteracao.fluxo')
    .where('negociacao.contrato_id', '=', sql<number>`any(${[...contratos]}::bigint[])`)
    .orderBy('negociacao.criada_em')
    .orderBy('negociacao.id')
    .execute();
  const vistas = await Promise.all(
    negociacoes.map(async (uma) => {
      const divida = await dividaAAssinar(contexto, db, uma, uma.fluxo);
      const mensagem = negociacaoParaQuemGarante(uma.situacao, uma.fluxo, divida);
      if (mensagem === null) return [];
      const { divida_centavos: dividaCentavos, entrada_centavos: entradaCentavos } = uma;
      const plano = planoNegociado(dividaCentavos, {
        entradaCentavos,
        prazo: uma.prazo,
        primeiroVencimento: uma.primeiro_vencimento,
      });
      const vista = {
        situacao: uma.situacao,
        rotulo: ROTULO_DA_NEGOCIACAO[uma.situacao],
        mensagem,
        dividaCentavos,
        entradaCentavos,
        totalCentavos: totalNegociado(entradaCentavos, plano),
        plano: [...plano],
      };
      return [[uma.contrato_id, vista] as const];
    }),
  );
  return new Map(vistas.flat());
}
