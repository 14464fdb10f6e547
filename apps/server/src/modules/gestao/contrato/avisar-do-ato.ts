import { AVISOS_DO_ATO } from '@credito/domain/contrato/avisos-do-ato';
import type { AcaoDaEquipe } from '@credito/domain/contrato/transicoes';
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado } from '../../../erros.ts';
import { avisarEstudante, avisarFiadores } from '../../contrato/avisar-do-contrato.ts';
import { carregarContrato } from '../../contrato/contrato.repository.ts';

/** Whoever has to hear of an act of the staff, after it was made. */
export async function avisarDoAto(
  contexto: Contexto,
  trx: Transaction<DB>,
  id: number,
  acao: AcaoDaEquipe,
): Promise<void> {
  const { estudante, fiadores } = AVISOS_DO_ATO[acao];
  const completo = await carregarContrato(trx, id);
  if (!completo) throw naoEncontrado();
  const { cancelado_de, codigo, edicao } = completo.contrato;
  // Signatures that stand: whoever has the turn was called with the new day.
  if (acao === 'recuperar' && codigo === 'DPR') return;
  // What nobody had seen did not end for anybody.
  if (cancelado_de === 'GER' && edicao === 1) return;
  if (estudante) await avisarEstudante(contexto, trx, completo, estudante);
  if (fiadores) await avisarFiadores(contexto, trx, completo, fiadores);
}
