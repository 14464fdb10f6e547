import { isNoFinanceiro } from '@credito/domain/razao/situacao-financeira';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import { naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { carregarPosicoes, type Posicao } from '../../financeiro/posicao.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';

/** A contract by which money moves or has moved; missing ones and those before their effect answer alike. */
export async function exigirContratoNoFinanceiro(
  db: Kysely<DB>,
  { operadorId }: SessaoDeGestao,
  id: number,
  opcoes: { travar?: boolean } = {},
): Promise<Posicao> {
  const [posicao] = await carregarPosicoes(db, [id], opcoes);
  if (!posicao || !isNoFinanceiro(posicao.contrato.codigo)) throw naoEncontrado();
  await exigirSemConflito(db, operadorId, posicao.contrato.solicitacao_id);
  return posicao;
}
