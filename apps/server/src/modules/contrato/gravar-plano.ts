/** Uses and instalments of a contract: written when it is made, and again by what a clause or an alteration changes. */
import type { Replano } from '@credito/domain/alteracao/plano';
import type { ContratoGerado, UsoDoContrato } from '@credito/domain/contrato/geracao';
import {
  type Parcela,
  planejarRestituicao,
  totalDasParcelas,
} from '@credito/domain/credito/plano-de-restituicao';
import type { SituacaoDoUso } from '@credito/domain/razao/usos';
import type { Data } from '@credito/domain/tempo/data';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { indiceDoContrato } from '../catalogo/indice-do-programa.ts';
import type { ContratoCompleto } from './contrato.repository.ts';
import { dadosDaRestituicao, usosNoPlano } from './restituicao.ts';

export async function gravarPlano(
  trx: Transaction<DB>,
  contratoId: number,
  { usos, parcelas }: Pick<ContratoGerado, 'usos' | 'parcelas'>,
): Promise<void> {
  await trx.deleteFrom('contrato_uso').where('contrato_id', '=', contratoId).execute();
  await trx
    .insertInto('contrato_uso')
    .values(
      usos.map((uso, posicao) => ({
        contrato_id: contratoId,
        posicao,
        em: uso.em,
        mensalidade_centavos: uso.mensalidadeCentavos,
        percentual: uso.percentual,
        financiado_centavos: uso.financiadoCentavos,
      })),
    )
    .execute();
  await gravarParcelas(trx, contratoId, parcelas);
}

export async function gravarParcelas(
  trx: Transaction<DB>,
  contratoId: number,
  parcelas: readonly Parcela[],
): Promise<void> {
  await trx.deleteFrom('contrato_parcela').where('contrato_id', '=', contratoId).execute();
  if (parcelas.length === 0) return;
  await trx
    .insertInto('contrato_parcela')
    .values(
      parcelas.map((parcela) => ({
        contrato_id: contratoId,
        numero: parcela.numero,
        vencimento: parcela.vencimento,
        usos: [...parcela.usos],
        principal_centavos: parcela.principal,
        correcao_centavos: parcela.correcao,
        taxa_centavos: parcela.taxa,
        total_centavos: parcela.total,
      })),
    )
    .execute();
}

/** Another fee is financed from a month on; what became of each stays as it is. */
export async function mudarUsos(
  trx: Transaction<DB>,
  contratoId: number,
  antes: ContratoCompleto['usos'],
  depois: readonly UsoDoContrato[],
): Promise<void> {
  for (const [i, uso] of depois.entries()) {
    const linha = antes[i];
    if (!linha || linha.financiado_centavos === uso.financiadoCentavos) continue;
    await trx
      .updateTable('contrato_uso')
      .set({
        mensalidade_centavos: uso.mensalidadeCentavos,
        percentual: uso.percentual,
        financiado_centavos: uso.financiadoCentavos,
      })
      .where('contrato_id', '=', contratoId)
      .where('posicao', '=', linha.posicao)
      .execute();
  }
}

/** The contract goes to another school: what this one taught is still paid to it. */
export async function deixarComAInstituicao(
  trx: Transaction<DB>,
  contratoId: number,
  { instituicaoId, antesDe }: { instituicaoId: number; antesDe: Data },
): Promise<void> {
  await trx
    .updateTable('contrato_uso')
    .set({ instituicao_id: instituicaoId })
    .where('contrato_id', '=', contratoId)
    .where('em', '<', antesDe)
    .where('instituicao_id', 'is', null)
    .execute();
}

export interface UsoDecidido {
  contratoId: number;
  posicao: number;
  situacao: Exclude<SituacaoDoUso, 'previsto'>;
}

/** What became of monthly fees, of many contracts at once. */
export async function decidirUsos(
  trx: Transaction<DB>,
  usos: readonly UsoDecidido[],
  em: Data,
): Promise<void> {
  await trx
    .updateTable('contrato_uso')
    .from(
      sql<{ contrato_id: number; posicao: number; situacao: SituacaoDoUso }>`unnest(
        ${usos.map(({ contratoId }) => contratoId)}::bigint[], ${usos.map(({ posicao }) => posicao)}::smallint[],
        ${usos.map(({ situacao }) => situacao)}::text[])`.as<'decidido'>(
        sql`decidido (contrato_id, posicao, situacao)`,
      ),
    )
    .set((eb) => ({ situacao: eb.ref('decidido.situacao'), decidido_em: em }))
    .whereRef('contrato_uso.contrato_id', '=', 'decidido.contrato_id')
    .whereRef('contrato_uso.posicao', '=', 'decidido.posicao')
    .execute();
}

/**
 * The plan of the fees that count now, from `primeiroVencimento` on: what a clause of the contract does by itself when a
 * fee is cancelled or the course ends early. What was signed stays in the text.
 */
export async function replanejar(
  trx: Transaction<DB>,
  completo: Pick<ContratoCompleto, 'contrato' | 'usos'>,
  primeiroVencimento: Data,
): Promise<void> {
  const { contrato } = completo;
  if (contrato.replano !== null) return replanejarDivididas(trx, completo, contrato.replano);
  const indice = await indiceDoContrato(trx, contrato);
  const parcelas = planejarRestituicao({ ...dadosDaRestituicao(completo), primeiroVencimento, indice });
  await gravarParcelas(trx, contrato.id, parcelas);
  await trx
    .updateTable('contrato')
    .set({ primeiro_vencimento: primeiroVencimento, total_centavos: totalDasParcelas(parcelas) })
    .where('id', '=', contrato.id)
    .execute();
}

/**
 * Days and instalments that an alteration agreed upon are no clause's to change, and what was paid under the plan before stays
 * where it is: only a fee that is not financed any more goes, which nobody can have begun to pay back.
 */
async function replanejarDivididas(
  trx: Transaction<DB>,
  completo: Pick<ContratoCompleto, 'contrato' | 'usos'>,
  replano: Replano,
): Promise<void> {
  const { contrato } = completo;
  const financiados = new Set(usosNoPlano(completo).map(({ em }) => em));
  const base = replano.base.filter(({ em }) => financiados.has(em));
  if (base.length === replano.base.length) return;
  const indice = await indiceDoContrato(trx, contrato);
  const dados = dadosDaRestituicao({ ...completo, contrato: { ...contrato, replano: { ...replano, base } } });
  const parcelas = planejarRestituicao({ ...dados, indice });
  await gravarParcelas(trx, contrato.id, parcelas);
  await trx
    .updateTable('contrato')
    .set({ replano: JSON.stringify({ ...replano, base }), total_centavos: totalDasParcelas(parcelas) })
    .where('id', '=', contrato.id)
    .execute();
}
