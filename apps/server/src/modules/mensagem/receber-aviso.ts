/** What a provider says later of a message that it took: delivered, or come back. */
import { type AvisoDoProvedor, aposAviso } from '@credito/domain/mensagem/entrega';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { isUuid } from '../../uuid.ts';
import { encerrarMensagem } from './encerrar.ts';

export interface Aviso {
  /** Our own id, which travelled with the message. */
  mensagemId: string | null;
  /** The provider's name for it, when ours did not come back. */
  idNoProvedor: string | null;
  canal: 'email' | 'sms' | 'whatsapp';
  aviso: AvisoDoProvedor;
  /** A code of the provider, never its text, which may quote the number. */
  motivo: string | null;
}

/** Repeated, late and unknown notices change nothing: the provider gets the same answer and does not insist. */
export async function receberAviso(contexto: Contexto, recebido: Aviso): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const id = await mensagemDoAviso(trx, recebido);
    if (!id) return;
    const mensagem = await trx
      .selectFrom('mensagem')
      .selectAll()
      .where('id', '=', id)
      .where('canal', '=', recebido.canal)
      .forUpdate()
      .executeTakeFirst();
    const estado = mensagem && aposAviso(mensagem.estado, recebido.aviso);
    if (!mensagem || !estado) return;
    // In the queue only when our side never saw the answer: one try at least is under way or was cut short.
    if (mensagem.tentativas === 0) return;
    await trx
      .updateTable('tentativa_de_envio')
      .set({
        resultado: recebido.aviso === 'devolvida' ? 'devolvida' : 'aceita',
        motivo: recebido.motivo,
        terminada_em: contexto.relogio.agora(),
        ...(recebido.idNoProvedor ? { id_no_provedor: recebido.idNoProvedor } : {}),
      })
      .where('mensagem_id', '=', mensagem.id)
      .where('numero', '=', mensagem.tentativas)
      .execute();
    await encerrarMensagem(contexto, trx, mensagem, estado, recebido.motivo);
  });
}

async function mensagemDoAviso(
  trx: Transaction<DB>,
  { mensagemId, idNoProvedor, canal }: Aviso,
): Promise<string | null> {
  if (mensagemId && isUuid(mensagemId)) return mensagemId;
  if (!idNoProvedor) return null;
  const tentativa = await trx
    .selectFrom('tentativa_de_envio')
    .innerJoin('mensagem', 'mensagem.id', 'tentativa_de_envio.mensagem_id')
    .select('mensagem_id')
    .where('id_no_provedor', '=', idNoProvedor)
    // Each provider counts for itself.
    .where('mensagem.canal', '=', canal)
    .orderBy('iniciada_em', 'desc')
    .orderBy('mensagem_id')
    .executeTakeFirst();
  return tentativa?.mensagem_id ?? null;
}
