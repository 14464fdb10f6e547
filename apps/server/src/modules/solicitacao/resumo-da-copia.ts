import { createHash } from 'node:crypto';
import { jsonCanonico } from '@credito/domain/texto/json-canonico';

/** Digest of a copy as the database gives it back: whoever reads it later can compute it again. */
export function resumoDaCopia(conteudo: unknown): Buffer {
  return createHash('sha256').update(jsonCanonico(conteudo)).digest();
}
