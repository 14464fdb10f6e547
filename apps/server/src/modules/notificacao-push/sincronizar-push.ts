/** Whose notifications a device shows: those of the person who turned them on there, while their session is open. */

import type { rotaSincronizarPush } from '@credito/api/notificacao-push.rotas';
import type { Recebido } from '@credito/api/rota';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';

type Pedido = Recebido<typeof rotaSincronizarPush>['body'];

/** More devices than a person has: the oldest ones make room, so that one message never calls hundreds of addresses. */
const APARELHOS_POR_PESSOA = 10;

/** True when the device belongs to this person now. */
export async function sincronizarPush(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { oneSignalId: aparelho, inscricao }: Pedido,
): Promise<boolean> {
  if (inscricao) {
    await ligar(contexto, sessao, aparelho, inscricao);
    return true;
  }
  const agora = contexto.relogio.agora();
  const { numUpdatedRows } = await contexto.db
    .updateTable('inscricao_push')
    .set({ sessao_id: sessao.id, atualizada_em: agora })
    .where('aparelho', '=', aparelho)
    .where('conta_id', '=', sessao.contaId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  // Somebody else uses the device now: what belongs to the person before must no longer appear on it.
  await contexto.db.deleteFrom('inscricao_push').where('aparelho', '=', aparelho).execute();
  return false;
}

async function ligar(
  { db, aleatorio, relogio, gateways }: Contexto,
  sessao: SessaoDeConta,
  aparelho: string,
  { endpoint, keys }: NonNullable<Pedido['inscricao']>,
): Promise<void> {
  if (gateways.push.chavePublica === null) throw conflito('As notificações não estão disponíveis.');
  if (!gateways.push.aceitaEndereco(endpoint))
    throw regraDoDominio([
      {
        campo: 'inscricao.endpoint',
        mensagem: 'Este navegador usa um serviço de notificações que ainda não atendemos.',
      },
    ]);
  const agora = relogio.agora();
  await db.transaction().execute(async (trx) => {
    // The browser's subscription under another name of the device is the same device.
    await trx
      .deleteFrom('inscricao_push')
      .where('endereco', '=', endpoint)
      .where('aparelho', '!=', aparelho)
      .execute();
    const dados = {
      conta_id: sessao.contaId,
      sessao_id: sessao.id,
      endereco: endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
      atualizada_em: agora,
    };
    await trx
      .insertInto('inscricao_push')
      .values({ id: aleatorio.uuid(), aparelho, criada_em: agora, ...dados })
      .onConflict((conflitante) => conflitante.column('aparelho').doUpdateSet(dados))
      .execute();
    await esquecerOsMaisAntigos(trx, sessao.contaId);
  });
}

async function esquecerOsMaisAntigos(trx: Transaction<DB>, contaId: string): Promise<void> {
  const demais = await trx
    .selectFrom('inscricao_push')
    .select('id')
    .where('conta_id', '=', contaId)
    .orderBy('atualizada_em', 'desc')
    .orderBy('id')
    .offset(APARELHOS_POR_PESSOA)
    .execute();
  if (demais.length === 0) return;
  await trx
    .deleteFrom('inscricao_push')
    .where(
      'id',
      'in',
      demais.map(({ id }) => id),
    )
    .execute();
}

/** Repeatable: a device that is not there is already off. */
export async function desligarPush(
  { db }: Contexto,
  { contaId }: SessaoDeConta,
  aparelho: string,
): Promise<void> {
  await db
    .deleteFrom('inscricao_push')
    .where('aparelho', '=', aparelho)
    .where('conta_id', '=', contaId)
    .execute();
}
