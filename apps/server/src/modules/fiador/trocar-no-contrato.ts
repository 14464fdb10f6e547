/**
 * Whoever guarantees a contract by an alteration takes part in its request from the day on which it is in effect: the
 * half-yearly update asks them, and the next contract is theirs to sign. Beside whoever guarantees a newer contract of the
 * same request they have no place in it: only what they guarantee names them (ADR 0172).
 */

import type { PedidoDa } from '@credito/domain/alteracao/pedido';
import { respostasDoNovoFiador } from '@credito/domain/alteracao/respostas-do-novo-fiador';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { carregarSolicitacao } from '../solicitacao/fatos.ts';
import { fiadorNaVaga } from '../solicitacao/fiadores-da-solicitacao.ts';
import { retirarFiador } from './excluir-fiador.ts';

/** Answers the new person's id. Into the place go the invitation and the acceptance too. */
export async function fiadorPelaAlteracao(
  { aleatorio, relogio }: Pick<Contexto, 'aleatorio' | 'relogio'>,
  trx: Transaction<DB>,
  solicitacaoId: number,
  {
    alteracaoId,
    contaId,
    pedido,
    respostasDaRenda,
    tomaOLugar,
  }: {
    alteracaoId: number;
    contaId: string;
    pedido: PedidoDa<'fiador'>;
    respostasDaRenda: Readonly<Record<string, unknown>>;
    tomaOLugar: boolean;
  },
): Promise<string | null> {
  const completa = await carregarSolicitacao(trx, solicitacaoId, { travar: true });
  if (!completa) return null;
  const agora = relogio.agora();
  const { novo, papel } = pedido;
  const antigo = tomaOLugar ? fiadorNaVaga(completa, papel) : null;
  if (antigo) await retirarFiador(trx, antigo, agora);
  const id = aleatorio.uuid();
  await trx
    .insertInto('participante')
    .values({
      id,
      solicitacao_id: solicitacaoId,
      tipo_pessoa: papel,
      conta_id: contaId,
      nome: novo.nome,
      cpf: novo.cpf,
      email: novo.email,
      telefone: novo.telefone,
      data_nascimento: novo.nascimento,
      respostas: JSON.stringify({ ...respostasDoNovoFiador(novo), ...respostasDaRenda }),
      status_preenchimento: 'APROVADO',
      status_analise: 'A',
      versao: (antigo?.versao ?? 0) + 2,
      criado_em: agora,
      atualizado_em: agora,
      removido_em: tomaOLugar ? null : agora,
    })
    .execute();
  if (!tomaOLugar) return id;
  const dela = { participante_id: id, alteracao_id: null };
  await trx.updateTable('convite_fiador').set(dela).where('alteracao_id', '=', alteracaoId).execute();
  await trx.updateTable('aceite_fiador').set(dela).where('alteracao_id', '=', alteracaoId).execute();
  return id;
}
