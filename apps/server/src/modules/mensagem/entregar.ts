import { telefoneInternacional } from '@credito/domain/pessoa/telefone';
import type { Kysely, Selectable } from 'kysely';
import type { DB, Mensagem } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { Entrega } from '../../gateways/gateways.ts';
import { preferenciasDe } from './compor.ts';
import { isParaInventada } from './conta-inventada.ts';
import { entregarPush } from './entregar-push.ts';

/** Hands a message to its channel, with the id that makes a repetition known. */
export async function entregar(
  contexto: Contexto,
  db: Kysely<DB>,
  mensagem: Selectable<Mensagem>,
): Promise<Entrega> {
  const { gateways, configuracao } = contexto;
  if (!configuracao.demonstracao && (await isParaInventada(db, mensagem)))
    return { tipo: 'recusada', motivo: 'made up for the demonstration' };
  const { canal, destino, texto, id } = mensagem;
  switch (canal) {
    case 'email':
      return gateways.email.enviar({
        para: destino,
        assunto: mensagem.assunto ?? '',
        texto,
        html: mensagem.html,
        id,
        sairDaLista: preferenciasDe(mensagem.modelo, configuracao.servidor) ?? undefined,
      });
    case 'sms':
      return gateways.sms.enviar({ para: telefoneInternacional(destino), texto, id });
    case 'whatsapp':
      return gateways.whatsapp.enviar({ para: telefoneInternacional(destino), texto, id });
    case 'push':
      return entregarPush(contexto, db, mensagem);
    default:
      return { tipo: 'recusada', motivo: 'channel not configured' };
  }
}
