import nodemailer from 'nodemailer';
import type { Entrega, GatewayDeEmail } from '../gateways.ts';

export interface AjustesDeSmtp {
  /** smtp:// or smtps://, with user and password when the server wants them. */
  url: string;
  /** Sender as it appears, e.g. `Fundação Ipê <nao-responda@ipe.org.br>`. */
  remetente: string;
  /** Where mail that comes back goes; the sender's own address when absent. */
  devolucoes?: string | undefined;
}

const LIMITES_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A mail server. A permanent reply (5xx) refuses the address; everything else is worth another try. */
export function criarSmtp({ url, remetente, devolucoes }: AjustesDeSmtp): GatewayDeEmail {
  const transporte = nodemailer.createTransport({ url, ...LIMITES_MS }, { from: remetente });
  const dominio = dominioDe(remetente);
  return {
    async enviar(mensagem) {
      try {
        await transporte.sendMail({
          to: { name: '', address: mensagem.para },
          subject: mensagem.assunto,
          text: mensagem.texto,
          ...(mensagem.html ? { html: mensagem.html } : {}),
          // The same on a repeated delivery: mailboxes drop the second copy.
          messageId: `<${mensagem.id}@${dominio}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...(devolucoes ? { envelope: { from: devolucoes, to: mensagem.para } } : {}),
          // Servers that can (RFC 3461) name the message when it comes back, and leave its text out.
          dsn: { id: mensagem.id, return: 'headers', notify: 'failure', recipient: mensagem.para },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return { tipo: 'aceita' };
      } catch (erro) {
        return entregaDoErro(erro);
      }
    },
  };
}

function dominioDe(remetente: string): string {
  return /@([^\s<>@]+)>?\s*$/.exec(remetente)?.[1] ?? 'localhost';
}

/** Replies quote the address, so only codes are kept. */
function entregaDoErro(erro: unknown): Entrega {
  const { responseCode, code, command } = erro as { responseCode?: number; code?: string; command?: string };
  const motivo = [code, responseCode, command].filter((parte) => parte !== undefined).join(' ');
  const sobreAMensagem = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (sobreAMensagem && (responseCode === undefined || responseCode >= 500))
    return { tipo: 'recusada', motivo };
  return { tipo: 'adiada', motivo: motivo || 'unknown failure' };
}
