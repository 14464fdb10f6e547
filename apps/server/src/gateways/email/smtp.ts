import { PassThrough } from 'node:stream';
import nodemailer from 'nodemailer';
import { enderecoLocal } from '../../config/endereco-local.ts';
import type { Entrega, GatewayDeEmail, LeitorDoLogo } from '../gateways.ts';

/** Mail programs draw these and no others. */
const DESENHAVEIS = /^image\/(?:png|jpeg|gif)$/;
/** As `comporEmail` writes it. */
const IMAGEM_DO_LOGO = /<img src="cid:logo"[^>]*>/;

export interface AjustesDeSmtp {
  /** smtp:// or smtps://, with user and password when the server wants them. */
  url: string;
  /** Sender as it appears, e.g. `Fundação Ipê <nao-responda@ipe.org.br>`. */
  remetente: string;
  /** Where mail that comes back goes; the sender's own address when absent. */
  devolucoes?: string | undefined;
  /** What reaches that mailbox is handed on to us: a receipt of every mail that was taken is asked for (ADR 0046). */
  comRecibo?: boolean | undefined;
  /** Goes along with every mail that shows it. */
  logo?: LeitorDoLogo | undefined;
}

/** After the last line a server may filter for long, and who hangs up meanwhile sends twice (RFC 1047). */
const LIMITES_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** A mail server. A permanent reply (5xx) refuses the address; everything else is worth another try. */
export function criarSmtp({ url, remetente, devolucoes, comRecibo, logo }: AjustesDeSmtp): GatewayDeEmail {
  const { protocol, hostname } = new URL(url);
  const transporte = nodemailer.createTransport(
    // smtp:// begins in the clear: another machine must offer TLS (STARTTLS), or nothing is said to it.
    { url, ...LIMITES_MS, requireTLS: protocol === 'smtp:' && !enderecoLocal(hostname) },
    { from: remetente },
  );
  const dominio = dominioDe(remetente);
  /** Mails that have been read to their last line: from there on the server may have taken them. */
  const inteiras = new Set<string>();
  transporte.use('stream', ({ data, message }, pronto) => {
    message.transform(() =>
      new PassThrough().once('end', () => {
        if (typeof data.messageId === 'string') inteiras.add(data.messageId);
      }),
    );
    pronto();
  });
  return {
    async enviar(mensagem) {
      const messageId = `<${mensagem.id}@${dominio}>`;
      try {
        await transporte.sendMail({
          to: { name: '', address: mensagem.para },
          subject: mensagem.assunto,
          text: mensagem.texto,
          ...(await corpoDe(mensagem.html, logo)),
          // The same on a repeated delivery: mailboxes drop the second copy.
          messageId,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(mensagem.sairDaLista ? { 'List-Unsubscribe': `<${mensagem.sairDaLista}>` } : {}),
          },
          ...(devolucoes ? { envelope: { from: devolucoes, to: mensagem.para } } : {}),
          // Servers that can (RFC 3461) name the message when it comes back, and leave its text out.
          dsn: {
            id: mensagem.id,
            return: 'headers',
            notify: comRecibo ? ['success', 'failure'] : 'failure',
            recipient: mensagem.para,
          },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return { tipo: 'aceita' };
      } catch (erro) {
        return entregaDoErro(erro, inteiras.has(messageId));
      } finally {
        inteiras.delete(messageId);
      }
    },
  };
}

/** The logo inside of the mail, so that nobody learns when it is opened; without one the name that stands beside it is enough. */
async function corpoDe(html: string | null, leitor: LeitorDoLogo | undefined) {
  if (!html) return {};
  if (!IMAGEM_DO_LOGO.test(html)) return { html };
  const logo = await leitor?.ler();
  if (!logo || !DESENHAVEIS.test(logo.tipo)) return { html: html.replace(IMAGEM_DO_LOGO, '') };
  const anexo = { cid: 'logo', content: Buffer.from(logo.bytes), contentType: logo.tipo };
  return { html, attachments: [{ ...anexo, contentDisposition: 'inline' as const }] };
}

function dominioDe(remetente: string): string {
  return /@([^\s<>@]+)>?\s*$/.exec(remetente)?.[1] ?? 'localhost';
}

/** Replies quote the address, so only codes are kept. */
function entregaDoErro(erro: unknown, inteira: boolean): Entrega {
  const { responseCode, code, command } = erro as { responseCode?: number; code?: string; command?: string };
  const motivo = [code, responseCode, command].filter((parte) => parte !== undefined).join(' ');
  const sobreAMensagem = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (sobreAMensagem && (responseCode === undefined || responseCode >= 500))
    return { tipo: 'recusada', motivo };
  return {
    tipo: 'adiada',
    motivo: motivo || 'unknown failure',
    ...(inteira && responseCode === undefined ? { podeTerIdo: true } : {}),
  };
}
