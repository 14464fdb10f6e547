import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Where bytes rest. Ids are ours, random, and say nothing about the person or the document. */
export type Armazem = {
  /** All or nothing: an id can be opened only after every byte was stored durably. */
  gravar(id: string, conteudo: AsyncIterable<Uint8Array>): Promise<{ bytes: number }>;
  /** Throws ArquivoAusente for an id that does not exist. */
  abrir(id: string): Promise<{ fluxo: Readable; bytes: number }>;
  /** Deleting what does not exist is no error: a repeated deletion has the same end. */
  apagar(id: string): Promise<void>;
  /** Everything that is stored, in no order, while others may be writing. */
  listar(): AsyncIterable<{ id: string; gravadoEm: Date }>;
};

export class ArquivoAusente extends Error {
  override name = 'ArquivoAusente';
}

export class ArquivoAdulterado extends Error {
  override name = 'ArquivoAdulterado';
}

const FORMA_DO_ID = /^[0-9a-f]{48}$/;

/** 192 random bits: unguessable, and free of characters that a path or an object key gives a meaning. */
export function novoIdDeArquivo(): string {
  return randomBytes(24).toString('hex');
}

export function isIdDeArquivo(id: string): boolean {
  return FORMA_DO_ID.test(id);
}
