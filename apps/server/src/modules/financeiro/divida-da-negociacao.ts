/** What is left today of the debt that a negotiation was agreed upon. */
import type { FluxoDaAlteracao } from '@credito/domain/alteracao/estados';
import { dividaNegociada } from '@credito/domain/alteracao/parcelas-negociadas';
import type { DividaDaProposta } from '@credito/domain/negociacao/divida-mudou';
import { isNegociacaoViva } from '@credito/domain/negociacao/negociacao';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely, Selectable } from 'kysely';
import type { DB, Negociacao } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { carregarPosicoes, pagamentosDe, restituicaoDevida } from './posicao.ts';

/** Null where it no longer decides anything: over, or sent for signature already. */
export async function dividaAAssinar(
  contexto: Pick<Contexto, 'relogio'>,
  db: Kysely<DB>,
  negociacao: Selectable<Negociacao>,
  aditivo: FluxoDaAlteracao | null,
): Promise<DividaDaProposta | null> {
  if (!isNegociacaoViva(negociacao)) return null;
  return aditivo === null || aditivo === 'GER' || aditivo === 'DIS'
    ? dividaDaNegociacao(contexto, db, negociacao)
    : null;
}

async function dividaDaNegociacao(
  { relogio }: Pick<Contexto, 'relogio'>,
  db: Kysely<DB>,
  negociacao: Selectable<Negociacao>,
): Promise<DividaDaProposta | null> {
  const [posicao] = await carregarPosicoes(db, [negociacao.contrato_id]);
  if (!posicao) return null;
  const { totalCentavos } = dividaNegociada(restituicaoDevida(posicao), pagamentosDe(posicao), {
    em: dataEmSaoPaulo(negociacao.criada_em),
    hoje: dataEmSaoPaulo(relogio.agora()),
  });
  return { combinadaCentavos: negociacao.divida_centavos, restaCentavos: totalCentavos };
}
