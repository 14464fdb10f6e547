/**
 * The link that proves an e-mail. It is signed and not kept: it speaks of one address of one account, so that another
 * address makes it void, and an address that is proved already is told so. Following it opens no account.
 */

import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import {
  ESPERA_DO_LINK_DO_EMAIL_MINUTOS,
  LINK_DO_EMAIL_VENCIDO,
  type SituacaoDoLinkDoEmail,
  VALIDADE_DO_LINK_DO_EMAIL_DIAS,
} from '@credito/domain/mensagem/confirmacao-do-email';
import { travarConta } from '../../banco/travar-conta.ts';
import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao, naoEncontrado } from '../../erros.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { enfileirarMensagem } from '../mensagem/enfileirar.ts';
import { findContaById } from './conta.repository.ts';
import { mensagemDoEmailAConfirmar, type Portal } from './mensagens.ts';
import { saudacaoDe } from './saudacao.ts';

interface EmailDaConta {
  id: string;
  email: string;
}

function assinar(segredo: KeyObject, { id, email }: EmailDaConta, expira: string): Buffer {
  return createHmac('sha256', segredo).update(`email:${id}:${expira}:${email}`).digest();
}

export function tokenDoEmail(segredo: KeyObject, conta: EmailDaConta, agora: Date): string {
  const expira = String(agora.getTime() + VALIDADE_DO_LINK_DO_EMAIL_DIAS * 86_400_000);
  return `${conta.id}.${expira}.${assinar(segredo, conta, expira).toString('base64url')}`;
}

function tokenVale(segredo: KeyObject, token: string, conta: EmailDaConta, agora: Date): boolean {
  const [, expira = '', assinatura = ''] = token.split('.');
  const esperada = assinar(segredo, conta, expira);
  const recebida = Buffer.from(assinatura, 'base64url');
  return (
    recebida.length === esperada.length &&
    timingSafeEqual(recebida, esperada) &&
    Number(expira) > agora.getTime()
  );
}

/** Whoever follows the link reads this mailbox; in which session, or in none, does not matter. */
export async function confirmarEmailPeloLink(
  { db, relogio, segredo }: Contexto,
  token: string,
): Promise<SituacaoDoLinkDoEmail> {
  const agora = relogio.agora();
  const [id = ''] = token.split('.');
  if (!/^[0-9a-f-]{36}$/.test(id)) throw vencido();
  return db.transaction().execute(async (trx) => {
    await travarConta(trx, id);
    const conta = await findContaById(trx, id);
    if (!conta || !tokenVale(segredo, token, conta, agora)) throw vencido();
    if (conta.email_verificado_em) return 'ja-confirmado';
    await trx
      .updateTable('conta')
      .set((eb) => ({ email_verificado_em: agora, versao: eb('versao', '+', 1), atualizada_em: agora }))
      .where('id', '=', id)
      .execute();
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'conta', id },
      acao: 'conta.email-confirmado',
      alvo: { tipo: 'conta', id },
      contaId: id,
    });
    return 'confirmado';
  });
}

const vencido = () => new ErroDeAplicacao(410, LINK_DO_EMAIL_VENCIDO);

/** Another link to the address of the account; none to one that is proved. */
export async function enviarLinkDoEmail(contexto: Contexto, contaId: string, portal: Portal): Promise<void> {
  const { db, relogio, aleatorio, configuracao, segredo } = contexto;
  const agora = relogio.agora();
  await db.transaction().execute(async (trx) => {
    await travarConta(trx, contaId);
    const conta = await findContaById(trx, contaId);
    if (!conta) throw naoEncontrado();
    if (conta.email_verificado_em) return;
    const vez = Math.floor(agora.getTime() / (ESPERA_DO_LINK_DO_EMAIL_MINUTOS * 60_000));
    await enfileirarMensagem(trx, aleatorio, {
      chaveUnica: `email-a-confirmar:${contaId}:${conta.email}:${vez}`,
      contaId,
      solicitacaoId: null,
      canal: 'email',
      destino: conta.email,
      modelo: mensagemDoEmailAConfirmar(configuracao, {
        saudacao: saudacaoDe(conta),
        token: tokenDoEmail(segredo, conta, agora),
        portal,
      }),
      agora,
    });
  });
}
