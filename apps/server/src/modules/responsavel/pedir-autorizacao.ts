/** Asks the guardian for consent as soon as the student has declared who it is, and again when that changes. */

import {
  mesmoResponsavel,
  type Responsavel,
  responsavelAAutorizar,
  vencimentoDoLink,
} from '@credito/domain/responsavel/autorizacao';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { resumo } from '../../plugins/sessao.ts';
import { enfileirarMensagem } from '../mensagem/enfileirar.ts';
import { contextoDoParticipante, participanteDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { comGravadas } from '../solicitacao/linhas-da-solicitacao.ts';
import { pedidoDaLinha } from '../solicitacao/pedido-ao-responsavel.ts';
import type { LinhaDeAutorizacao } from './autorizacao.repository.ts';
import { codigoDaAutorizacao } from './codigo-da-autorizacao.ts';
import { emailAoResponsavel } from './mensagens.ts';

/**
 * After the student's answers changed; the request is locked. Consent of somebody who is no guardian any more ends. Gives
 * the request as it is then.
 */
export async function acompanharAutorizacao(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
): Promise<SolicitacaoCompleta> {
  const agora = contexto.relogio.agora();
  const participante = participanteDe(completa, 'estudante');
  const estudante = contextoDoParticipante(completa, 'estudante', agora);
  if (!participante || !estudante) return completa;
  const responsavel = responsavelAAutorizar(estudante);
  const vigente = completa.autorizacao;
  if (!vigente && !responsavel) return completa;
  if (vigente && responsavel && mesmoResponsavel(pedidoDaLinha(vigente), responsavel)) return completa;
  if (vigente) await revogar(trx, vigente.id, agora);
  return comGravadas(completa, {
    autorizacao: responsavel ? await pedir(contexto, trx, completa, participante.id, responsavel) : null,
  });
}

/** A new row and a new link; the one before, if any, must already be revoked. */
export async function pedir(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  participanteId: string,
  { nome, cpf, email }: Responsavel,
): Promise<LinhaDeAutorizacao> {
  const agora = contexto.relogio.agora();
  const id = contexto.aleatorio.uuid();
  const linha = await trx
    .insertInto('autorizacao_responsavel')
    .values({
      id,
      participante_id: participanteId,
      nome,
      cpf,
      email,
      codigo_hash: resumo(codigoDaAutorizacao(contexto.segredo, id)),
      criada_em: agora,
      enviada_em: agora,
      expira_em: vencimentoDoLink(agora),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enviarAoResponsavel(contexto, trx, completa, linha);
  return linha;
}

export async function enviarAoResponsavel(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  linha: LinhaDeAutorizacao,
): Promise<void> {
  await enfileirarMensagem(trx, contexto.aleatorio, {
    chaveUnica: `autorizacao-responsavel:${linha.id}:${linha.envios}`,
    contaId: null,
    solicitacaoId: completa.solicitacao.id,
    canal: 'email',
    destino: linha.email,
    modelo: emailAoResponsavel(contexto.configuracao, {
      responsavel: linha.nome,
      estudante: participanteDe(completa, 'estudante')?.nome ?? '',
      instituicao: completa.catalogo.instituicao.nome,
      codigo: codigoDaAutorizacao(contexto.segredo, linha.id),
    }),
    agora: contexto.relogio.agora(),
  });
}

export async function revogar(trx: Transaction<DB>, id: string, agora: Date): Promise<void> {
  await trx.updateTable('autorizacao_responsavel').set({ revogada_em: agora }).where('id', '=', id).execute();
}
