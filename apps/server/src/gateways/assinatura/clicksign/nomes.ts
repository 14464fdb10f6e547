/** What we are called there: every name leads back to our envelope, so that what stands half built is found again. */
import { uuidEm } from '../../../uuid.ts';
import type { EnvelopeNovo } from '../assinatura.ts';
import type { DocumentoDeLa } from './recursos.ts';

const MAXIMO_DO_TITULO = 150;

/** Titles come with their article, as sentences need them: "o contrato nº 000123". */
export function titulo({ titulo: comArtigo }: Pick<EnvelopeNovo, 'titulo'>): string {
  const sem = comArtigo
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(o|a|os|as) /i, '');
  return (sem.charAt(0).toUpperCase() + sem.slice(1)).slice(0, MAXIMO_DO_TITULO);
}

export const nomeDoEnvelope = (novo: Pick<EnvelopeNovo, 'titulo' | 'id'>): string =>
  `${titulo(novo)} (${novo.id})`;

export function nomeDoArquivo(novo: Pick<EnvelopeNovo, 'titulo' | 'id'>): string {
  const simples = titulo(novo)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${simples || 'documento'}-${novo.id}.pdf`;
}

/** Comes back with the document and with every notice about it. */
export const metadados = ({ id, sha256 }: Pick<EnvelopeNovo, 'id' | 'sha256'>) => ({ envelope: id, sha256 });

export function envelopeDosNomes(filename: unknown, metadata: unknown): string | null {
  if (typeof metadata === 'object' && metadata !== null && 'envelope' in metadata) {
    const { envelope } = metadata;
    if (typeof envelope === 'string') return uuidEm(envelope);
  }
  return typeof filename === 'string' ? uuidEm(filename) : null;
}

/** By its names; its bytes are compared when the finished file is fetched. */
export function ehODocumento(
  { attributes: { filename, metadata } }: DocumentoDeLa,
  { id, sha256 }: Pick<EnvelopeNovo, 'id' | 'sha256'>,
): boolean {
  const digito = metadata?.sha256;
  if (digito !== undefined && digito !== sha256) return false;
  return envelopeDosNomes(filename, metadata) === id;
}
