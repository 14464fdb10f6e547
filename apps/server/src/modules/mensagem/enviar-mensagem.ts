import { setTimeout as esperar } from 'node:timers/promises';
import { ESPERA_APOS_DUVIDA_MS, maximoDeTentativas } from '@credito/domain/mensagem/entrega';
import { segredoVencido } from '@credito/domain/mensagem/modelos';
import { quandoEnviar } from '@credito/domain/mensagem/silencio';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DB, Mensagem } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { Entrega } from '../../gateways/gateways.ts';
import { NAO_MAIS_DEVIDA, naoMaisDevida } from './ainda-devida.ts';
import { levaCodigoSuperado, SUPERADO } from './codigo-superado.ts';
import { encerrarMensagem } from './encerrar.ts';
import { agendarEnvios } from './enfileirar.ts';
import { entregar } from './entregar.ts';
import { emDuvida, motivoDa } from './motivo.ts';
import { gastarOrcamento } from './orcamento.ts';
import { MODELO_CODIGO } from './segredos.ts';
import { umDeCadaVez } from './trava.ts';

/** Thrown so that the queue tries again later, with its growing waits. */
class EntregaAdiada extends Error {
  override name = 'EntregaAdiada';
}

type Linha = Selectable<Mensagem>;

interface Tentativa {
  mensagem: Linha;
  numero: number;
  entrega: Promise<Entrega>;
}

interface Memoria {
  /** Since when this process can be told anything: notices that came while nobody listened are sent again later. */
  desde: Date;
  /**
   * Tries of this process whose end is not written down yet. When the database falls while a provider is asked, its
   * answer is still known here, and written when the database is back instead of asking again.
   */
  tentativas: Map<string, Tentativa>;
}

const memorias = new WeakMap<Contexto, Memoria>();

const NOVA_GRAVACAO_MS = 500;
const GRAVACOES = 120;

/**
 * Delivers one message (ADR 0025, 0046). Of several processes one sends, the others wait and find it sent. The try
 * is written down before the far side is asked, and what became of it afterwards: a crash in between is seen by the
 * next try, which waits for a notice of the far side and then repeats the same id.
 */
export async function enviarMensagem(contexto: Contexto, id: string): Promise<void> {
  const memoria = memorias.get(contexto) ?? { desde: contexto.relogio.agora(), tentativas: new Map() };
  memorias.set(contexto, memoria);
  const { tentativas } = memoria;
  let respondida = false;
  let desfecho: string | null | undefined;
  const adiada = await comBanco(
    () =>
      umDeCadaVez(contexto.db, id, async (db) => {
        // Written down; only the lock could not be given back.
        if (desfecho !== undefined) return desfecho;
        const vez = tentativas.get(id) ?? (await comecar(contexto, db, id, memoria.desde));
        if (!vez) return null;
        tentativas.set(id, vez);
        const entrega = await vez.entrega.catch((erro: unknown) => {
          tentativas.delete(id);
          throw erro;
        });
        respondida = true;
        desfecho = await terminar(contexto, db, vez, entrega);
        tentativas.delete(id);
        return desfecho;
      }),
    () => respondida,
  );
  if (adiada !== null) throw new EntregaAdiada(adiada);
}

/** Again for as long as there is an answer to write down. */
async function comBanco<T>(fazer: () => Promise<T>, temResposta: () => boolean): Promise<T> {
  for (let vez = 1; ; vez += 1)
    try {
      return await fazer();
    } catch (erro) {
      if (!temResposta() || vez >= GRAVACOES) throw erro;
      await esperar(NOVA_GRAVACAO_MS);
    }
}

/** Null: nothing to do now. A message that has left the queue is left alone. */
async function comecar(
  contexto: Contexto,
  db: Kysely<DB>,
  id: string,
  ouvindoDesde: Date,
): Promise<Tentativa | null> {
  const vez = await anotarTentativa(contexto, db, id, ouvindoDesde);
  // Not before the note is there for good.
  if (!vez) return null;
  // A code was counted when it was asked for.
  const { modelo, canal } = vez.mensagem;
  if (modelo !== MODELO_CODIGO) await gastarOrcamento(contexto, canal);
  return { ...vez, entrega: entregar(contexto, db, vez.mensagem) };
}

async function anotarTentativa(
  contexto: Contexto,
  db: Kysely<DB>,
  id: string,
  ouvindoDesde: Date,
): Promise<Omit<Tentativa, 'entrega'> | null> {
  const agora = contexto.relogio.agora();
  return db.transaction().execute(async (trx) => {
    const mensagem = await trx
      .selectFrom('mensagem')
      .selectAll()
      .where('id', '=', id)
      .where('estado', '=', 'na-fila')
      .forUpdate()
      .executeTakeFirst();
    if (!mensagem) return null;
    const semSentido = await porQueNaoSai(trx, mensagem, agora);
    if (semSentido !== null) {
      await encerrarMensagem(contexto, trx, mensagem, 'recusada', semSentido);
      return null;
    }
    // Due by day, it may come late: after an outage, or another try.
    const naoAntesDe = quandoEnviar(mensagem.modelo, mensagem.canal, agora);
    if (naoAntesDe > agora) {
      await trx.updateTable('mensagem').set({ nao_antes_de: naoAntesDe }).where('id', '=', id).execute();
      await agendarEnvios(trx, [{ id, modelo: mensagem.modelo, em: naoAntesDe }]);
      return null;
    }
    const numero = mensagem.tentativas + 1;
    const anterior = await trx
      .selectFrom('tentativa_de_envio')
      .selectAll()
      .where('mensagem_id', '=', id)
      .where('numero', '=', mensagem.tentativas)
      .executeTakeFirst();
    if (anterior && (anterior.resultado === null || emDuvida(anterior.motivo))) {
      const espera = ESPERA_APOS_DUVIDA_MS[mensagem.canal];
      const desde = Math.max(anterior.iniciada_em.getTime(), ouvindoDesde.getTime());
      if (espera > 0 && agora.getTime() - desde < espera) {
        await agendarEnvios(trx, [{ id, modelo: mensagem.modelo, em: new Date(desde + espera) }]);
        return null;
      }
    }
    if (anterior?.resultado === null)
      await trx
        .updateTable('tentativa_de_envio')
        .set({ resultado: 'interrompida', motivo: 'interrupted', terminada_em: agora })
        .where('mensagem_id', '=', id)
        .where('numero', '=', anterior.numero)
        .execute();
    await trx.updateTable('mensagem').set({ tentativas: numero }).where('id', '=', id).execute();
    await trx
      .insertInto('tentativa_de_envio')
      .values({ mensagem_id: id, numero, iniciada_em: agora })
      .execute();
    return { mensagem, numero };
  });
}

/** Of what would only confuse whoever gets it now: an old secret, or news of something that is over. */
async function porQueNaoSai(trx: Transaction<DB>, mensagem: Linha, agora: Date): Promise<string | null> {
  if (segredoVencido(mensagem.modelo, mensagem.criada_em, agora)) return 'expired before delivery';
  if (await levaCodigoSuperado(trx, mensagem, agora)) return SUPERADO;
  return (await naoMaisDevida(trx, mensagem)) ? NAO_MAIS_DEVIDA : null;
}

async function terminar(
  contexto: Contexto,
  db: Kysely<DB>,
  { mensagem, numero }: Omit<Tentativa, 'entrega'>,
  entrega: Entrega,
): Promise<string | null> {
  const agora = contexto.relogio.agora();
  const motivo = motivoDa(entrega);
  return db.transaction().execute(async (trx) => {
    // First, as in receber-aviso.ts: two that lock in another order would wait for each other.
    const atual = await trx
      .selectFrom('mensagem')
      .selectAll()
      .where('id', '=', mensagem.id)
      .forUpdate()
      .executeTakeFirst();
    await trx
      .updateTable('tentativa_de_envio')
      .set({
        resultado: entrega.tipo,
        motivo,
        terminada_em: agora,
        ...(entrega.tipo === 'aceita' ? { id_no_provedor: entrega.idNoProvedor ?? null } : {}),
      })
      .where('mensagem_id', '=', mensagem.id)
      .where('numero', '=', numero)
      // A notice that was faster than the answer has the last word.
      .where('resultado', 'is', null)
      .execute();
    if (atual?.estado !== 'na-fila') return null;
    if (entrega.tipo === 'aceita') await encerrarMensagem(contexto, trx, atual, 'enviada', null);
    else if (entrega.tipo === 'recusada') await encerrarMensagem(contexto, trx, atual, 'recusada', motivo);
    else if (numero >= maximoDeTentativas(atual.modelo))
      await encerrarMensagem(contexto, trx, atual, 'falhou', motivo);
    else {
      await trx.updateTable('mensagem').set({ erro: motivo }).where('id', '=', atual.id).execute();
      return motivo;
    }
    return null;
  });
}
