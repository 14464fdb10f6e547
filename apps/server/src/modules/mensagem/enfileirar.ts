/** The outbox: a message is written in the transaction of the change that causes it (ADR 0007). */
import type { Canal } from '@credito/domain/mensagem/canais';
import { maximoDeTentativas } from '@credito/domain/mensagem/entrega';
import { fichaDoModelo, levaSegredo } from '@credito/domain/mensagem/modelos';
import { recebe, viaDoCanal } from '@credito/domain/mensagem/preferencias';
import { quandoEnviar } from '@credito/domain/mensagem/silencio';
import { sql, type Transaction } from 'kysely';
import type { Aleatorio } from '../../aleatorio.ts';
import type { DB } from '../../banco/esquema.gerado.ts';
import { noTextoVigente } from './compor-texto.ts';
import { inscricoesDaConta } from './inscricoes.ts';
import type { Modelo } from './modelos.ts';
import { escolhasDaConta } from './preferencias.ts';

export interface MensagemNova {
  /** What makes the message unique: the same event never writes it twice. */
  chaveUnica: string;
  /** The event, when it is told to the person by more than one channel (avisar.ts). */
  evento?: string;
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
  /** The message whose failure this one makes up for: it was wanted already, and preferences do not stop it. */
  segundaDe?: string;
}

export const TAREFA_ENVIAR_MENSAGEM = 'enviar-mensagem';

/** Tries that end without having asked the provider (a stop) are not counted as its own. */
const TENTATIVAS_DE_SOBRA = 15;

/**
 * Writes the message and its delivery job. False when nothing was written: a repeated key, or a kind of message that
 * the person switched off for this channel.
 */
export async function enfileirarMensagem(
  trx: Transaction<DB>,
  aleatorio: Aleatorio,
  nova: MensagemNova,
): Promise<boolean> {
  const escrita = (await eQuerida(trx, nova)) ? await escrever(trx, aleatorio, nova) : 'dispensada';
  if (nova.canal === 'email' && escrita !== 'repetida') await avisarAparelhos(trx, aleatorio, nova);
  return escrita === 'escrita';
}

async function escrever(
  trx: Transaction<DB>,
  aleatorio: Aleatorio,
  nova: MensagemNova,
): Promise<'escrita' | 'repetida'> {
  const naoAntesDe = quandoEnviar(nova.modelo.nome, nova.canal, nova.naoAntesDe ?? nova.agora);
  const modelo = await noTextoVigente(trx, nova.modelo);
  const inserida = await trx
    .insertInto('mensagem')
    .values({
      id: aleatorio.uuid(),
      chave_unica: nova.chaveUnica,
      evento: nova.evento ?? nova.chaveUnica,
      segunda_de: nova.segundaDe ?? null,
      conta_id: nova.contaId,
      solicitacao_id: nova.solicitacaoId,
      canal: nova.canal,
      destino: nova.destino,
      modelo: modelo.nome,
      assunto: modelo.assunto,
      texto: modelo.texto,
      html: modelo.html,
      criada_em: nova.agora,
      nao_antes_de: naoAntesDe,
    })
    .onConflict((conflito) => conflito.column('chave_unica').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserida) return 'repetida';
  await agendarEnvio(trx, { id: inserida.id, modelo: nova.modelo.nome, em: naoAntesDe });
  return 'escrita';
}

/** From inside the job of the same message it takes that job's place. */
export async function agendarEnvio(
  trx: Transaction<DB>,
  { id, modelo, em }: { id: string; modelo: string; em: Date },
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${TAREFA_ENVIAR_MENSAGEM}, json_build_object('id', ${id}::text), run_at => ${em}, job_key => ${id},
    max_attempts => ${maximoDeTentativas(modelo) + TENTATIVAS_DE_SOBRA}::int
  )`.execute(trx);
}

async function eQuerida(trx: Transaction<DB>, nova: MensagemNova): Promise<boolean> {
  if (nova.segundaDe || nova.contaId === null) return true;
  const { tipo } = fichaDoModelo(nova.modelo.nome);
  const via = viaDoCanal(nova.canal);
  // Most messages cannot be switched off: no need to ask.
  if (recebe(tipo, via, [{ tipo, via, recebe: false }])) return true;
  return recebe(tipo, via, await escolhasDaConta(trx, nova.contaId));
}

/** A locked screen is read by anybody: that there is news, and nothing of what it is. */
const AVISO_DE_NOVIDADE = 'Há uma novidade sobre o crédito estudantil. Toque para abrir o portal.';

/**
 * News of a request that go to a person by e-mail are also announced on the devices where they asked for it, whether
 * or not they want the e-mail.
 */
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
      evento: nova.evento ?? nova.chaveUnica,
      canal: 'push',
      destino: id,
      modelo: { nome: nova.modelo.nome, assunto: null, texto: AVISO_DE_NOVIDADE, html: null },
    });
}
