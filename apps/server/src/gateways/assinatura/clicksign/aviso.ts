/**
 * A notice of Clicksign: `{"event": {...}, "document": {...}}`, signed by `Content-Hmac` over its bytes. There is no time
 * in the signature, so a notice that was caught may be sent again: it says which envelope to ask about, and nothing else.
 */
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import { corpoAssinado } from '../../http/corpo-assinado.ts';
import { envelopeDosNomes } from './nomes.ts';

const avisoSchema = z.object({
  document: z.object({ filename: z.unknown().optional(), metadata: z.unknown().optional() }),
});

export function lerAviso(
  segredo: string,
  corpo: Buffer,
  cabecalhos: IncomingHttpHeaders,
): readonly { envelopeId: string }[] | 'recusado' {
  if (!corpoAssinado(segredo, corpo, cabecalhos['content-hmac'])) return 'recusado';
  const lido = avisoSchema.safeParse(lerJson(corpo));
  if (!lido.success) return [];
  const { filename, metadata } = lido.data.document;
  const envelopeId = envelopeDosNomes(filename, metadata);
  return envelopeId ? [{ envelopeId }] : [];
}

function lerJson(corpo: Buffer): unknown {
  try {
    return JSON.parse(corpo.toString('utf8'));
  } catch {
    return null;
  }
}
