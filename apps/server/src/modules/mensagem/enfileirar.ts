/** The outbox: a message is written in the transaction of the change that causes it (ADR 0007). */
import { sql, type Transaction } from 'kysely';
import type { Aleatorio } from '../../aleatorio.ts';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Modelo } from './modelos.ts';

export type Canal = 'email' | 'sms' | 'whatsapp' | 'push';

export interface MensagemNova {
  /** What makes the message unique: the same event never writes it twice. */
  chaveUnica: string;
  contaId: string | null;
  solicitacaoId: number | null;
  canal: Canal;
  /** Address or digits of the phone; always taken from the database, except for a registration's first code. */
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
  return true;
}
