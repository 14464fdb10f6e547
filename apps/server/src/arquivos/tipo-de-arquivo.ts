import type { FormatoRecebido } from '@credito/domain/documento/formatos';
import { fileTypeFromBuffer } from 'file-type';
import { ArquivoRecusado } from './arquivo-recusado.ts';

const formatoPorMime: Readonly<Record<string, FormatoRecebido>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/heic': 'heic',
  'image/heif': 'heic',
};

/** Frames after the first would be lost without a word. An animated GIF is told by its frames (imagem.ts). */
const mimesComMovimento = new Set(['image/apng', 'image/heic-sequence', 'image/heif-sequence']);

/** Readers of PDF look for the header in the first kilobyte; some scanners write a few bytes before it. */
const ALCANCE_DO_CABECALHO_PDF = 1024;

/**
 * The name and the declared type of an upload are ignored: a HEIC named .jpg is HEIC, a JPEG named .HEIC is JPEG.
 * This is only the first look; whoever opens the file afterwards decides whether it really is one.
 */
export async function descobrirFormato(conteudo: Uint8Array): Promise<FormatoRecebido | null> {
  const tipo = await fileTypeFromBuffer(conteudo).catch(() => undefined);
  if (tipo !== undefined && mimesComMovimento.has(tipo.mime))
    throw new ArquivoRecusado({ tipo: 'imagem-animada' });
  const formato = tipo === undefined ? undefined : formatoPorMime[tipo.mime];
  if (formato !== undefined) return formato;
  const comeco = Buffer.from(conteudo.buffer, conteudo.byteOffset, conteudo.byteLength);
  if (tipo === undefined && comeco.subarray(0, ALCANCE_DO_CABECALHO_PDF).includes('%PDF-')) return 'pdf';
  return null;
}
