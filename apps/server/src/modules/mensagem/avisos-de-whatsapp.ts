/**
 * The webhook of Meta's Cloud API.
 * https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/payload-examples#message-status-updates
 * Signed by `X-Hub-Signature-256` over the body's bytes.
 */
import type { AvisoDoProvedor } from '@credito/domain/mensagem/entrega';
import * as z from 'zod';
import type { Aviso } from './receber-aviso.ts';

const situacao = z.object({
  id: z.string().max(512),
  status: z.string(),
  biz_opaque_callback_data: z.string().max(512).optional(),
  errors: z.array(z.object({ code: z.int() })).optional(),
});

// Other kinds of change (messages of people, templates) come to the same address.
const webhook = z.object({
  entry: z.array(
    z.object({
      changes: z.array(z.object({ value: z.object({ statuses: z.array(z.unknown()).optional() }) })),
    }),
  ),
});

const AVISOS: Readonly<Record<string, AvisoDoProvedor>> = {
  sent: 'enviada',
  delivered: 'entregue',
  read: 'entregue',
  failed: 'devolvida',
};

/** What is not a status of a message, or is one that we do not know, says nothing. */
export function avisosDoWhatsApp(corpo: unknown): readonly Aviso[] {
  const lido = webhook.safeParse(corpo);
  if (!lido.success) return [];
  return lido.data.entry
    .flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses ?? []))
    .flatMap((bruta) => {
      const item = situacao.safeParse(bruta);
      const aviso = item.success ? AVISOS[item.data.status] : undefined;
      if (!item.success || !aviso) return [];
      const { id, biz_opaque_callback_data, errors } = item.data;
      const codigo = errors?.[0]?.code;
      return [
        {
          mensagemId: biz_opaque_callback_data ?? null,
          idNoProvedor: id,
          canal: 'whatsapp' as const,
          aviso,
          motivo: aviso === 'devolvida' ? `code ${codigo ?? 'unknown'}` : null,
        },
      ];
    });
}
