/**
 * What the SMS provider says of a message that it took:
 *
 *     POST {PUBLIC_URL}/api/avisos-de-entrega/sms
 *     Authorization: Bearer {SMS_SEGREDO_DO_AVISO}
 *     {"id": "<the id that came with the message>", "status": "delivered", "code": "0"}
 *
 * `status`: sent, delivered, undelivered, failed or rejected. The body may be one notice or a list of them.
 */
import type { AvisoDoProvedor } from '@credito/domain/mensagem/entrega';
import * as z from 'zod';
import { mesmoTexto } from '../../mesmo-texto.ts';
import type { Aviso } from './receber-aviso.ts';

export function segredoConfere(segredo: string, cabecalho: unknown): boolean {
  return typeof cabecalho === 'string' && mesmoTexto(cabecalho, `Bearer ${segredo}`);
}

const noticia = z.object({
  id: z.string().max(512),
  status: z.string(),
  code: z.union([z.string().regex(/^[\w-]{1,32}$/), z.int()]).optional(),
});

const AVISOS: Readonly<Record<string, AvisoDoProvedor>> = {
  sent: 'enviada',
  delivered: 'entregue',
  undelivered: 'devolvida',
  failed: 'devolvida',
  rejected: 'devolvida',
};

export function avisosDeSms(corpo: unknown): readonly Aviso[] {
  return (Array.isArray(corpo) ? corpo : [corpo]).flatMap((bruta) => {
    const item = noticia.safeParse(bruta);
    const aviso = item.success ? AVISOS[item.data.status] : undefined;
    if (!item.success || !aviso) return [];
    const { id, code } = item.data;
    return [
      {
        mensagemId: id,
        idNoProvedor: null,
        canal: 'sms' as const,
        aviso,
        motivo: aviso === 'devolvida' ? `code ${code ?? 'unknown'}` : null,
      },
    ];
  });
}
