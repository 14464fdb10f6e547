/** Everything about the money of some contracts, read in as many statements as for one. */

import { emOrdemDePagamento } from '@credito/domain/alteracao/resumo-do-plano';
import { type CobrancaDaParcela, parcelasSemCobranca } from '@credito/domain/cobranca/sem-cobranca';
import type { Restituicao } from '@credito/domain/credito/extrato';
import { type DadosDaRestituicao, planejarRestituicao } from '@credito/domain/credito/plano-de-restituicao';
import type { PagamentoNoRazao } from '@credito/domain/razao/saldos-devidos';
import { contaNoPlano } from '@credito/domain/razao/usos';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type {
  Contrato,
  ContratoParcela,
  ContratoUso,
  CreditoUsado,
  DB,
  Devolucao,
  Recebimento,
} from '../../banco/esquema.gerado.ts';
import { dadosDaRestituicao, parcelasDoContrato } from '../contrato/restituicao.ts';

export type RecebimentoLido = Omit<Selectable<Recebimento>, 'ordem'>;

export interface Posicao {
  contrato: Selectable<Contrato>;
  usos: readonly Selectable<ContratoUso>[];
  parcelas: readonly Selectable<ContratoParcela>[];
  /** In the order in which they count. */
  recebimentos: readonly RecebimentoLido[];
  creditos: readonly Selectable<CreditoUsado>[];
  devolucoes: readonly Selectable<Devolucao>[];
  /** Of each instalment, in the order in which they were made; nothing that pays early. */
  cobrancas: readonly CobrancaDaParcela[];
}

interface Opcoes {
  /** Other writers of these contracts wait until the transaction ends. */
  travar?: boolean;
  /** Only the contracts of this account: of somebody else's nothing more is read than of a missing one. */
  estudante?: string;
}

/** In the order of their ids, so that two batches never wait for each other in a circle. */
export async function carregarPosicoes(
  db: Kysely<DB>,
  ids: readonly number[],
  { travar = false, estudante }: Opcoes = {},
): Promise<Posicao[]> {
  if (ids.length === 0) return [];
  const destes = sql<number>`any(${[...new Set(ids)]}::bigint[])`;
  const contratos = await db
    .selectFrom('contrato')
    .selectAll()
    .where('id', '=', destes)
    .$if(estudante !== undefined, (consulta) => consulta.where('conta_id', '=', estudante ?? ''))
    .orderBy('id')
    .$if(travar, (consulta) => consulta.forNoKeyUpdate())
    .execute();
  if (contratos.length === 0) return [];
  const usos = await db
    .selectFrom('contrato_uso')
    .selectAll()
    .where('contrato_id', '=', destes)
    .orderBy('posicao')
    .execute();
  const parcelas = await db
    .selectFrom('contrato_parcela')
    .selectAll()
    .where('contrato_id', '=', destes)
    .orderBy('numero')
    .execute();
  const recebimentos = await db
    .selectFrom('recebimento')
    .selectAll()
    .where('contrato_id', '=', destes)
    .orderBy('em')
    .orderBy('ordem')
    .execute();
  const creditos = await db
    .selectFrom('credito_usado')
    .selectAll()
    .where('contrato_id', '=', destes)
    .orderBy('em')
    .orderBy('id')
    .execute();
  const devolucoes = await db
    .selectFrom('devolucao')
    .selectAll()
    .where('contrato_id', '=', destes)
    .orderBy('pedida_em')
    .orderBy('id')
    .execute();
  const cobrancas = await cobrancasDasParcelas(db, destes);
  const por = {
    usos: Map.groupBy(usos, ({ contrato_id }) => contrato_id),
    parcelas: Map.groupBy(parcelas, ({ contrato_id }) => contrato_id),
    recebimentos: Map.groupBy(recebimentos, ({ contrato_id }) => contrato_id),
    creditos: Map.groupBy(creditos, ({ contrato_id }) => contrato_id),
    devolucoes: Map.groupBy(devolucoes, ({ contrato_id }) => contrato_id),
    cobrancas: Map.groupBy(cobrancas, ({ contrato_id }) => contrato_id),
  };
  return contratos.map((contrato) => ({
    contrato,
    usos: por.usos.get(contrato.id) ?? [],
    parcelas: emOrdemDePagamento(por.parcelas.get(contrato.id) ?? [], contrato.replano?.desde),
    recebimentos: por.recebimentos.get(contrato.id) ?? [],
    creditos: por.creditos.get(contrato.id) ?? [],
    devolucoes: por.devolucoes.get(contrato.id) ?? [],
    cobrancas: por.cobrancas.get(contrato.id) ?? [],
  }));
}

async function cobrancasDasParcelas(db: Kysely<DB>, destes: RawBuilder<number>) {
  const { rows } = await sql<CobrancaDaParcela & { contrato_id: number }>`
    select contrato_id, parcelas[1] as parcela, situacao, vencimento
    from cobranca where contrato_id = ${destes} and tipo in ('parcela', 'saldo')
    order by criada_em, id`.execute(db);
  return rows;
}

/** What is owed: instalments that repay fees which were paid to the school (ADR 0150). */
export function restituicaoDevida(posicao: Posicao): Restituicao {
  const dados = comSemCobranca(dadosDaRestituicao(posicao), posicao);
  const parcelas = parcelasDoContrato(posicao);
  const noPlano = posicao.usos.filter(({ situacao }) => contaNoPlano(situacao));
  const pagos = noPlano.map(({ situacao }) => situacao === 'pago');
  if (pagos.every(Boolean)) return { dados, parcelas };
  // One instalment for one fee: each is owed or not, and keeps its number and its day.
  if (parcelas.every(({ usos }) => usos.length === 1))
    return { dados, parcelas: parcelas.filter(({ usos }) => usos.every((uso) => pagos[uso])) };
  const devidos = { ...dados, usos: dados.usos.filter((_, uso) => pagos[uso]) };
  return { dados: devidos, parcelas: planejarRestituicao(devidos) };
}

function comSemCobranca(dados: DadosDaRestituicao, { cobrancas, parcelas }: Posicao): DadosDaRestituicao {
  const { semEncargos, semEncargosAte } = parcelasSemCobranca(parcelas, cobrancas);
  return { ...dados, semEncargos: [...(dados.semEncargos ?? []), ...semEncargos], semEncargosAte };
}

interface PagamentoDaPosicao extends PagamentoNoRazao {
  recebimentoId: string | null;
}

/** What came in, and what was used of a credit, in the order of their days. */
export function pagamentosDe({ recebimentos, creditos }: Posicao): PagamentoDaPosicao[] {
  return [
    ...recebimentos.map((um) => ({
      em: um.em,
      centavos: um.centavos,
      antecipa: um.antecipa,
      recebimentoId: um.id,
      ...(um.parcela === null ? {} : { parcela: um.parcela }),
    })),
    ...creditos.map(({ em, centavos, parcela }) => ({
      em,
      centavos,
      parcela,
      doCredito: true,
      recebimentoId: null,
    })),
  ];
}

/** What was decided to be given back, made or to be made. */
export const devolucoesDecididas = ({ devolucoes }: Posicao) =>
  devolucoes.filter(({ estado }) => estado !== 'nao-realizada');
