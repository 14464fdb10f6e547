/** The outbox: a message is written in the transaction of the change that causes it (ADR 0007). */
import { sql, type Transaction } from 'kysely';
import type { Aleatorio } from '../../aleatorio.ts';
import type { DB } from '../../banco/esquema.gerado.ts';
import { inscricoesDaConta } from './inscricoes.ts';
import type { Modelo } from './modelos.ts';
import { levaSegredo } from './segredos.ts';

export type Canal = 'email' | 'sms' | 'whatsapp' | 'push';

export interface MensagemNova {
  /** What makes the message unique: the same event never writes it twice. */
  chaveUnica: string;
  contaId: string | null;
  solicitacaoId: number | null;
  canal: Canal;
  /**
   * Address or digits of the phone; always taken from the database, except for a registration's first code. Of a
   * push: the id of the device's subscription.
   */
  destino: string;
  modelo: Modelo;
  agora: Date;
  naoAntesDe?: Date;
}

export const TAREFA_ENVIAR_MENSAGEM = 'enviar-mensagem';

/** Writes the message and its delivery job; a repeated key changes nothing and returns false. */
export async function enfileirarMensagem(
  trx: Transaction<DB>,
  aleatorio: Aleatorio,
  nova: MensagemNova,
): Promise<boolean> {
  const naoAntesDe = nova.naoAntesDe ?? nova.agora;
  const inserida = await trx
    .insertInto('mensagem')
    .values({
      id: aleatorio.uuid(),
      chave_unica: nova.chaveUnica,
      conta_id: nova.contaId,
      solicitacao_id: nova.solicitacaoId,
      canal: nova.canal,
      destino: nova.destino,
      modelo: nova.modelo.nome,
      assunto: nova.modelo.assunto,
      texto: nova.modelo.texto,
      html: nova.modelo.html,
      criada_em: nova.agora,
      nao_antes_de: naoAntesDe,
    })
    .onConflict((conflito) => conflito.column('chave_unica').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserida) return false;
  await sql`select graphile_worker.add_job(
    ${TAREFA_ENVIAR_MENSAGEM}, json_build_object('id', ${inserida.id}::text),
    run_at => ${naoAntesDe}, job_key => ${inserida.id}, max_attempts => 12
  )`.execute(trx);
  if (nova.canal === 'email') await avisarAparelhos(trx, aleatorio, nova);
  return true;
}

/** A locked screen is read by anybody: that there is news, and nothing of what it is. */
const AVISO_DE_NOVIDADE = 'Há uma novidade sobre o crédito estudantil. Toque para abrir o portal.';

/** News of a request that goes to a person by e-mail is also announced on the devices where they asked for it. */
async function avisarAparelhos(
  trx: Transaction<DB>,
  aleatorio: Aleatorio,
  nova: MensagemNova,
): Promise<void> {
  if (nova.contaId === null || nova.solicitacaoId === null || levaSegredo(nova.modelo.nome)) return;
  for (const { id } of await inscricoesDaConta(trx, nova.contaId, nova.agora))
    await enfileirarMensagem(trx, aleatorio, {
      ...nova,
      chaveUnica: `${nova.chaveUnica}:push:${id}`,
      canal: 'push',
      destino: id,
      modelo: { nome: nova.modelo.nome, assunto: null, texto: AVISO_DE_NOVIDADE, html: null },
    });
}
