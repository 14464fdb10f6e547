import { ESPERA_PELO_AVISO_MS, maximoDeTentativas } from '@credito/domain/mensagem/entrega';
import { segredoVencido } from '@credito/domain/mensagem/modelos';
import type { Kysely, Selectable } from 'kysely';
import type { DB, Mensagem } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { Entrega } from '../../gateways/gateways.ts';
import { encerrarMensagem } from './encerrar.ts';
import { entregar } from './entregar.ts';
import { umDeCadaVez } from './trava.ts';

/** Thrown so that the queue tries again later, with its growing waits. */
class EntregaAdiada extends Error {
  override name = 'EntregaAdiada';
}

type Linha = Selectable<Mensagem>;

/** What this call has to do; a message that has left the queue is left alone. */
type Vez =
  | { tipo: 'nada' }
  | { tipo: 'espere'; motivo: string }
  | { tipo: 'envie'; mensagem: Linha; numero: number };

/**
 * Delivers one message (ADR 0025). Of several processes one sends, the others wait and find it sent. The try is
 * written down before the far side is asked, and what became of it afterwards: a crash in between is seen by the
 * next try, which repeats the same id.
 */
export async function enviarMensagem(contexto: Contexto, id: string): Promise<void> {
  const adiada = await umDeCadaVez(contexto.db, id, async (db) => {
    const vez = await comecar(contexto, db, id);
    if (vez.tipo === 'nada') return null;
    if (vez.tipo === 'espere') return vez.motivo;
    const entrega = await entregar(contexto, db, vez.mensagem);
    return terminar(contexto, db, vez, entrega);
  });
  if (adiada !== null) throw new EntregaAdiada(adiada);
}

async function comecar(contexto: Contexto, db: Kysely<DB>, id: string): Promise<Vez> {
  const agora = contexto.relogio.agora();
  return db.transaction().execute(async (trx) => {
    const mensagem = await trx
      .selectFrom('mensagem')
      .selectAll()
      .where('id', '=', id)
      .where('estado', '=', 'na-fila')
      .forUpdate()
      .executeTakeFirst();
    if (!mensagem) return { tipo: 'nada' };
    if (segredoVencido(mensagem.modelo, mensagem.criada_em, agora)) {
      await encerrarMensagem(contexto, trx, mensagem, 'recusada', 'expired before delivery');
      return { tipo: 'nada' };
    }
    const numero = mensagem.tentativas + 1;
    const anterior = await trx
      .selectFrom('tentativa_de_envio')
      .selectAll()
      .where('mensagem_id', '=', id)
      .where('numero', '=', mensagem.tentativas)
      .executeTakeFirst();
    if (anterior && anterior.resultado === null)
      await trx
        .updateTable('tentativa_de_envio')
        .set({ resultado: 'interrompida', motivo: 'interrupted', terminada_em: agora })
        .where('mensagem_id', '=', id)
        .where('numero', '=', anterior.numero)
        .execute();
    const semResposta = anterior?.resultado === null || anterior?.motivo?.startsWith(SEM_RESPOSTA);
    if (anterior && semResposta && avisaDepois(contexto, mensagem)) {
      const desde = (anterior.terminada_em ?? anterior.iniciada_em).getTime();
      if (agora.getTime() - desde < ESPERA_PELO_AVISO_MS)
        return { tipo: 'espere', motivo: "waiting for the provider's notice" };
    }
    await trx.updateTable('mensagem').set({ tentativas: numero }).where('id', '=', id).execute();
    await trx
      .insertInto('tentativa_de_envio')
      .values({ mensagem_id: id, numero, iniciada_em: agora })
      .execute();
    return { tipo: 'envie', mensagem, numero };
  });
}

/** Prefix of the reason when the provider may have taken the message and its answer was lost. */
const SEM_RESPOSTA = 'no answer: ';

function avisaDepois({ configuracao }: Contexto, { canal }: Linha): boolean {
  return canal === 'whatsapp' && configuracao.mensagens.whatsapp?.segredoDoApp !== undefined;
}

async function terminar(
  contexto: Contexto,
  db: Kysely<DB>,
  { mensagem, numero }: { mensagem: Linha; numero: number },
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

function motivoDa(entrega: Entrega): string | null {
  if (entrega.tipo === 'aceita') return null;
  return entrega.tipo === 'adiada' && entrega.avisara ? `${SEM_RESPOSTA}${entrega.motivo}` : entrega.motivo;
}
