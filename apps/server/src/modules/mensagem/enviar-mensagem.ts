import { telefoneInternacional } from '@credito/domain/pessoa/telefone';
import type { Kysely, Selectable } from 'kysely';
import type { DB, Mensagem } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { Entrega } from '../../gateways/gateways.ts';
import { entregarPush } from './entregar-push.ts';
import { levaSegredo, segredoVencido, TEXTO_APAGADO } from './segredos.ts';

/** Thrown so that the queue tries again later, with its growing waits. */
class EntregaAdiada extends Error {
  override name = 'EntregaAdiada';
}

/**
 * Delivers one message. The row is locked while the far side is asked, so that two processes never send it
 * twice; a message that has left the queue is left alone.
 */
export async function enviarMensagem(contexto: Contexto, id: string): Promise<void> {
  const entrega = await contexto.db.transaction().execute(async (trx) => {
    const mensagem = await trx
      .selectFrom('mensagem')
      .selectAll()
      .where('id', '=', id)
      .where('estado', '=', 'na-fila')
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!mensagem) return null;
    const agora = contexto.relogio.agora();
    const resultado: Entrega = segredoVencido(mensagem.modelo, mensagem.criada_em, agora)
      ? { tipo: 'recusada', motivo: 'expired before delivery' }
      : await entregar(contexto, trx, mensagem);
    const apagar =
      resultado.tipo !== 'adiada' && levaSegredo(mensagem.modelo) && !contexto.configuracao.demonstracao;
    await trx
      .updateTable('mensagem')
      .set({
        tentativas: mensagem.tentativas + 1,
        ...(resultado.tipo === 'aceita' ? { estado: 'enviada', enviada_em: agora, erro: null } : {}),
        ...(resultado.tipo === 'recusada' ? { estado: 'recusada', erro: resultado.motivo } : {}),
        ...(resultado.tipo === 'adiada' ? { erro: resultado.motivo } : {}),
        ...(apagar ? { texto: TEXTO_APAGADO, html: null } : {}),
      })
      .where('id', '=', id)
      .execute();
    return resultado;
  });
  if (entrega?.tipo === 'adiada') throw new EntregaAdiada(entrega.motivo);
}

function entregar(contexto: Contexto, trx: Kysely<DB>, mensagem: Selectable<Mensagem>): Promise<Entrega> {
  const { gateways } = contexto;
  switch (mensagem.canal) {
    case 'email':
      return gateways.email.enviar({
        para: mensagem.destino,
        assunto: mensagem.assunto ?? '',
        texto: mensagem.texto,
        html: mensagem.html,
        id: mensagem.id,
      });
    case 'sms':
      return gateways.sms.enviar({
        para: telefoneInternacional(mensagem.destino),
        texto: mensagem.texto,
        id: mensagem.id,
      });
    case 'whatsapp':
      return gateways.whatsapp.enviar({
        para: telefoneInternacional(mensagem.destino),
        texto: mensagem.texto,
        id: mensagem.id,
      });
    case 'push':
      return entregarPush(contexto, trx, mensagem);
    default:
      return Promise.resolve({ tipo: 'recusada', motivo: 'channel not configured' });
  }
}
