/** The finished file. Its address lives for five minutes, so it is asked for and used at once, and kept nowhere. */
import { createHash } from 'node:crypto';
import type { EnvelopeNoProvedor } from '../assinatura.ts';
import { adiar, type Cliente, Interrupcao, recusar } from './cliente.ts';
import { documentoDoEnvelope } from './consultar.ts';
import { documentoSchema } from './recursos.ts';

const MAXIMO_DE_BYTES = 40 * 1024 * 1024;
const LIMITE_MS = 60_000;

export async function baixarAssinado(
  cliente: Cliente,
  envelope: EnvelopeNoProvedor,
  base: string,
): Promise<Buffer> {
  const { id } = await documentoDoEnvelope(cliente, envelope);
  const { links } = await cliente.ler(documentoSchema, `/envelopes/${envelope.idExterno}/documents/${id}`);
  const { original, signed } = links?.files ?? { original: null, signed: null };
  if (!signed || !original) throw adiar('the file is not ready');
  const enviado = await baixar(original, base);
  // What was signed there are the bytes that we sent, or it is no signature of our document.
  if (createHash('sha256').update(enviado).digest('hex') !== envelope.sha256) throw recusar('outro-arquivo');
  const assinado = await baixar(signed, base);
  if (assinado.subarray(0, 5).toString('latin1') !== '%PDF-') throw adiar('the file is no PDF');
  return assinado;
}

/** From a store that belongs to the provider and knows nothing of our token. */
async function baixar(endereco: string, base: string): Promise<Buffer> {
  if (!URL.canParse(endereco) || new URL(endereco).protocol !== new URL(base).protocol)
    throw adiar('unexpected address of a file');
  try {
    const resposta = await fetch(endereco, { redirect: 'error', signal: AbortSignal.timeout(LIMITE_MS) });
    if (!resposta.ok || !resposta.body) throw adiar(`file: HTTP ${resposta.status}`);
    const partes: Uint8Array[] = [];
    let bytes = 0;
    for await (const parte of resposta.body) {
      bytes += parte.byteLength;
      if (bytes > MAXIMO_DE_BYTES) throw adiar('the file is too big');
      partes.push(parte);
    }
    return Buffer.concat(partes);
  } catch (erro) {
    if (erro instanceof Interrupcao) throw erro;
    throw adiar('file: connection failed');
  }
}
