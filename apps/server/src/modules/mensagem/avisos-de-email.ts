/**
 * A mail that came back or was taken, as mail servers tell it (RFC 3464). The mailbox of SMTP_DEVOLUCOES hands on what
 * it gets, byte by byte, from an alias of the mail server or a rule of the provider:
 *
 *     POST {PUBLIC_URL}/api/avisos-de-entrega/email
 *     Authorization: Bearer {SMTP_SEGREDO_DO_AVISO}
 *     Content-Type: message/rfc822
 *
 * In Postfix: `devolucoes: "|curl -sf --data-binary @- -H 'Authorization: Bearer ...' <address>"`.
 */
import type { AvisoDoProvedor } from '@credito/domain/mensagem/entrega';
import PostalMime, { type Attachment } from 'postal-mime';
import { uuidEm } from '../../uuid.ts';
import type { Aviso } from './receber-aviso.ts';

/** `relayed` and `expanded`: taken, by a server that gives no further receipts. */
const AVISOS: Readonly<Record<string, AvisoDoProvedor>> = {
  failed: 'devolvida',
  delivered: 'entregue',
  relayed: 'enviada',
  expanded: 'enviada',
};

/** Anything else that reaches the mailbox (answers, vacation notices, delays) says nothing of a delivery. */
export async function avisosDeEmail(corpo: Buffer): Promise<readonly Aviso[]> {
  const mensagem = await PostalMime.parse(new Uint8Array(corpo), {
    attachmentEncoding: 'utf8',
    forceRfc822Attachments: true,
  }).catch(() => null);
  const partes = mensagem?.attachments ?? [];
  const relatorio = partes.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!relatorio) return [];
  const [daMensagem = '', ...porPessoa] = texto(relatorio).split(/\n\s*\n/);
  const mensagemId = idNosCampos(campos(daMensagem)['original-envelope-id']) ?? idDoOriginal(partes);
  if (!mensagemId) return [];
  return porPessoa.flatMap((bloco) => {
    const { action = '', status = '' } = campos(bloco);
    const aviso = AVISOS[action.toLowerCase()];
    if (!aviso) return [];
    const codigo = /^\d\.\d{1,3}\.\d{1,3}/.exec(status)?.[0] ?? 'unknown';
    return [
      {
        mensagemId,
        idNoProvedor: null,
        canal: 'email' as const,
        aviso,
        motivo: aviso === 'devolvida' ? `status ${codigo}` : null,
      },
    ];
  });
}

function texto({ content }: Attachment): string {
  return (typeof content === 'string' ? content : new TextDecoder().decode(content)).replaceAll('\r\n', '\n');
}

/** Fields by name, unfolded. */
function campos(bloco: string): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    bloco
      .replace(/\n[ \t]+/g, ' ')
      .split('\n')
      .flatMap((linha) => {
        const [, nome, valor] = /^([\w-]+):\s*(.*)$/.exec(linha) ?? [];
        return nome && valor !== undefined ? [[nome.toLowerCase(), valor.trim()]] : [];
      }),
  );
}

const idNosCampos = (valor: string | undefined) => uuidEm(valor ?? '');

/** Servers that do not know RFC 3461 give no envelope id back, but quote the headers of what we sent. */
function idDoOriginal(partes: readonly Attachment[]): string | null {
  const original = partes.find(({ mimeType }) =>
    ['message/rfc822', 'text/rfc822-headers'].includes(mimeType),
  );
  if (!original) return null;
  const [cabecalhos = ''] = texto(original).split(/\n\s*\n/);
  return idNosCampos(campos(cabecalhos)['message-id']);
}
