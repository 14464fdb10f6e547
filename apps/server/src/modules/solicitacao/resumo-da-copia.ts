import { createHash } from 'node:crypto';
import { emOrdem } from '../../banco/json-em-ordem.ts';

/** Digest of a copy as the database gives it back: whoever reads it later can compute it again. */
export function resumoDaCopia(conteudo: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(emOrdem(conteudo)))
    .digest();
}
