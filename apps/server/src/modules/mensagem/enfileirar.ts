/** The outbox: a message is written in the transaction of the change that causes it (ADR 0007). */
import type { Canal } from '@credito/domain/mensagem/canais';
import { maximoDeTentativas } from '@credito/domain/mensagem/entrega';
import { fichaDoModelo, levaSegredo } from '@credito/domain/mensagem/modelos';
import { recebe, viaDoCanal } from '@credito/domain/mensagem/preferencias';
import { quandoEnviar } from '@credito/domain/mensagem/silencio';
import { sql, type Transaction } from 'kysely';
import type { Aleatorio } from '../../aleatorio.ts';
import type { DB } from '../../banco/esquema.gerado.ts';
import { inscricoesDasContas } from '../notificacao-push/inscricoes.ts';
import { nosTextosVigentes } from './compor-texto.ts';
import { emComum } from './em-comum.ts';
import type { Modelo } from './modelos.ts';
import { escolhasDasContas } from './preferencias.ts';

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
  const escritas = await enfileirarMensagens(trx, aleatorio, [nova]);
  return escritas.has(nova.chaveUnica);
}

/** Many at once, in as many statements as one; answers the keys of those that were written. */
export async function enfileirarMensagens(
  trx: Transaction<DB>,
  aleatorio: Aleatorio,
  novas: readonly MensagemNova[],
): Promise<ReadonlySet<string>> {
  const queridas = new Set(await asQueridas(trx, novas));
  const escritas = await escrever(trx, aleatorio, await comTextosVigentes(trx, [...queridas]));
  await avisarAparelhos(
    trx,
    aleatorio,
    // Whoever does not want the e-mail may want the notice; whoever was told before is not told again.
    novas.filter((nova) => nova.canal === 'email' && (!queridas.has(nova) || escritas.has(nova.chaveUnica))),
  );
  return escritas;
}

/** So many travel in one statement. */
const POR_COMANDO = 2_000;

async function escrever(
  trx: Transaction<DB>,
  aleatorio: Aleatorio,
  novas: readonly MensagemNova[],
): Promise<ReadonlySet<string>> {
  const escritas = new Set<string>();
  // Of one kind and one way: their texts have most in common.
  for (const parecidas of Map.groupBy(novas, ({ modelo, canal }) => `${modelo.nome} ${canal}`).values())
    for (let inicio = 0; inicio < parecidas.length; inicio += POR_COMANDO)
      for (const chave of await escreverParecidas(
        trx,
        aleatorio,
        parecidas.slice(inicio, inicio + POR_COMANDO),
      ))
        escritas.add(chave);
  return escritas;
}

async function escreverParecidas(
  trx: Transaction<DB>,
  aleatorio: Aleatorio,
  novas: readonly MensagemNova[],
): Promise<readonly string[]> {
  const quando = quandoEnviarCadaUma();
  const linhas = novas.map((nova) => ({ ...nova, id: aleatorio.uuid(), naoAntesDe: quando(nova) }));
  const texto = emComum(linhas.map(({ modelo }) => modelo.texto));
  const html = emComum(linhas.map(({ modelo }) => modelo.html));
  const { rows } = await sql<{ id: string }>`
    insert into mensagem (id, chave_unica, evento, segunda_de, conta_id, solicitacao_id, canal, destino, modelo,
      assunto, texto, html, criada_em, nao_antes_de)
    select id, chave_unica, evento, segunda_de, conta_id, solicitacao_id, canal, destino, modelo, assunto,
      ${texto.antes}::text || texto || ${texto.depois}::text, ${html.antes}::text || html || ${html.depois}::text,
      criada_em, nao_antes_de
    from unnest(
      ${linhas.map(({ id }) => id)}::uuid[], ${linhas.map(({ chaveUnica }) => chaveUnica)}::text[],
      ${linhas.map(({ evento, chaveUnica }) => evento ?? chaveUnica)}::text[],
      ${linhas.map(({ segundaDe }) => segundaDe ?? null)}::uuid[],
      ${linhas.map(({ contaId }) => contaId)}::uuid[],
      ${linhas.map(({ solicitacaoId }) => solicitacaoId)}::bigint[],
      ${linhas.map(({ canal }) => canal)}::text[], ${linhas.map(({ destino }) => destino)}::text[],
      ${linhas.map(({ modelo }) => modelo.nome)}::text[], ${linhas.map(({ modelo }) => modelo.assunto)}::text[],
      ${texto.meios}::text[], ${html.meios}::text[],
      ${linhas.map(({ agora }) => agora)}::timestamptz[],
      ${linhas.map(({ naoAntesDe }) => naoAntesDe)}::timestamptz[])
      nova (id, chave_unica, evento, segunda_de, conta_id, solicitacao_id, canal, destino, modelo, assunto, texto,
        html, criada_em, nao_antes_de)
    on conflict (chave_unica) do nothing
    returning id`.execute(trx);
  const inseridas = new Set(rows.map(({ id }) => id));
  const suas = linhas.filter(({ id }) => inseridas.has(id));
  await agendarEnvios(
    trx,
    suas.map(({ id, modelo, naoAntesDe }) => ({ id, modelo: modelo.nome, em: naoAntesDe })),
  );
  return suas.map(({ chaveUnica }) => chaveUnica);
}

/** What is told to many at the same moment waits for the same morning, which is looked up once. */
function quandoEnviarCadaUma(): (nova: MensagemNova) => Date {
  const sabidos = new Map<number, Date>();
  return ({ modelo, canal, naoAntesDe, agora }) => {
    const desde = naoAntesDe ?? agora;
    const sabido = sabidos.get(desde.getTime()) ?? quandoEnviar(modelo.nome, canal, desde);
    sabidos.set(desde.getTime(), sabido);
    return sabido;
  };
}

export interface Envio {
  id: string;
  modelo: string;
  em: Date;
}

/** From inside the job of the same message it takes that job's place. */
export async function agendarEnvios(trx: Transaction<DB>, envios: readonly Envio[]): Promise<void> {
  if (envios.length === 0) return;
  await sql`
    select count(*) from graphile_worker.add_jobs(array(
      select row(${TAREFA_ENVIAR_MENSAGEM}, json_build_object('id', id), null, em, tentativas, id, null,
        null)::graphile_worker.job_spec
      from unnest(${envios.map(({ id }) => id)}::text[], ${envios.map(({ em }) => em)}::timestamptz[],
        ${envios.map(({ modelo }) => maximoDeTentativas(modelo) + TENTATIVAS_DE_SOBRA)}::smallint[])
        envio (id, em, tentativas)))`.execute(trx);
}

async function asQueridas(
  trx: Transaction<DB>,
  novas: readonly MensagemNova[],
): Promise<readonly MensagemNova[]> {
  const perguntas = novas.flatMap((nova) => {
    if (nova.segundaDe || nova.contaId === null) return [];
    const { tipo } = fichaDoModelo(nova.modelo.nome);
    const via = viaDoCanal(nova.canal);
    // Most messages cannot be switched off: no need to ask.
    return recebe(tipo, via, [{ tipo, via, recebe: false }])
      ? []
      : [{ nova, contaId: nova.contaId, tipo, via }];
  });
  if (perguntas.length === 0) return novas;
  const escolhas = await escolhasDasContas(
    trx,
    perguntas.map(({ contaId }) => contaId),
  );
  const desligadas = new Set(
    perguntas
      .filter(({ contaId, tipo, via }) => !recebe(tipo, via, escolhas.get(contaId) ?? []))
      .map(({ nova }) => nova),
  );
  return novas.filter((nova) => !desligadas.has(nova));
}

async function comTextosVigentes(
  trx: Transaction<DB>,
  novas: readonly MensagemNova[],
): Promise<readonly MensagemNova[]> {
  const modelos = await nosTextosVigentes(
    trx,
    novas.map(({ modelo }) => modelo),
  );
  return novas.map((nova, i) => ({ ...nova, modelo: modelos[i] ?? nova.modelo }));
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
  novas: readonly MensagemNova[],
): Promise<void> {
  const noticias = novas.flatMap((nova) =>
    nova.contaId === null || nova.solicitacaoId === null || levaSegredo(nova.modelo.nome)
      ? []
      : [{ ...nova, contaId: nova.contaId }],
  );
  const [primeira] = noticias;
  if (!primeira) return;
  const aparelhos = await inscricoesDasContas(
    trx,
    noticias.map(({ contaId }) => contaId),
    primeira.agora,
  );
  const doAparelho = noticias.flatMap((nova) =>
    (aparelhos.get(nova.contaId) ?? []).map(
      ({ id }): MensagemNova => ({
        ...nova,
        chaveUnica: `${nova.chaveUnica}:push:${id}`,
        evento: nova.evento ?? nova.chaveUnica,
        canal: 'push',
        destino: id,
        modelo: { nome: nova.modelo.nome, assunto: null, texto: AVISO_DE_NOVIDADE, html: null },
      }),
    ),
  );
  if (doAparelho.length > 0) await enfileirarMensagens(trx, aleatorio, doAparelho);
}
