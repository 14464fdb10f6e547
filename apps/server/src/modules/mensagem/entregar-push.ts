import type { Kysely, Selectable } from 'kysely';
import type { DB, Mensagem } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { Entrega } from '../../gateways/gateways.ts';
import { esquecerInscricao, findInscricaoById } from '../notificacao-push/inscricoes.ts';

/** One notice to one device. A device whose person logged out meanwhile gets nothing; a dead address is forgotten. */
export async function entregarPush(
  { gateways, relogio, configuracao }: Contexto,
  trx: Kysely<DB>,
  mensagem: Selectable<Mensagem>,
): Promise<Entrega> {
  const inscricao = await findInscricaoById(trx, mensagem.destino, mensagem.conta_id, relogio.agora());
  if (!inscricao) return { tipo: 'recusada', motivo: 'device no longer subscribed' };
  const entrega = await gateways.push.enviar({
    inscricao,
    conteudo: {
      titulo: mensagem.assunto ?? configuracao.provedor.nome,
      corpo: mensagem.texto,
      caminho: await portalDoAviso(trx, mensagem),
      id: mensagem.id,
    },
  });
  if (entrega.tipo !== 'sumiu') return entrega;
  await esquecerInscricao(trx, inscricao.id);
  return { tipo: 'recusada', motivo: entrega.motivo };
}

/** The start of the portal in which the person takes part in this request; the rest is a matter of its own routing. */
async function portalDoAviso(
  trx: Kysely<DB>,
  { solicitacao_id, conta_id }: Selectable<Mensagem>,
): Promise<string> {
  if (solicitacao_id === null) return '/estudante/';
  const solicitacao = await trx
    .selectFrom('solicitacao')
    .select('conta_id')
    .where('id', '=', solicitacao_id)
    .executeTakeFirst();
  return solicitacao && solicitacao.conta_id !== conta_id ? '/fiador/' : '/estudante/';
}
