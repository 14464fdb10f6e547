/** Short texts sealed at rest under a key of their own use; each opens only as what, and of whom, it was sealed. */
import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject } from 'node:crypto';
import type { Contexto } from './contexto.ts';

const CIFRA = 'aes-256-gcm';
const BYTES_DO_NONCE = 12;
const BYTES_DA_MARCA = 16;

export interface Lacre {
  /** Names the use and its version: no two uses share a key. */
  uso: string;
  /** Whose text it is: it does not open as anybody else's. */
  de: string;
}

export function selar(
  { segredo, aleatorio }: Pick<Contexto, 'segredo' | 'aleatorio'>,
  { uso, de }: Lacre,
  texto: string,
): Buffer {
  const nonce = aleatorio.bytes(BYTES_DO_NONCE);
  const cifra = createCipheriv(CIFRA, chaveDoUso(segredo, uso), nonce, { authTagLength: BYTES_DA_MARCA });
  cifra.setAAD(Buffer.from(de));
  const cifrado = Buffer.concat([cifra.update(texto, 'utf8'), cifra.final()]);
  return Buffer.concat([nonce, cifrado, cifra.getAuthTag()]);
}

/** Throws when the text was changed, or moved from somebody else. */
export function abrirSelado(
  { segredo }: Pick<Contexto, 'segredo'>,
  { uso, de }: Lacre,
  selado: Buffer,
): string {
  const cifra = createDecipheriv(CIFRA, chaveDoUso(segredo, uso), selado.subarray(0, BYTES_DO_NONCE), {
    authTagLength: BYTES_DA_MARCA,
  });
  cifra.setAAD(Buffer.from(de));
  cifra.setAuthTag(selado.subarray(-BYTES_DA_MARCA));
  return Buffer.concat([
    cifra.update(selado.subarray(BYTES_DO_NONCE, -BYTES_DA_MARCA)),
    cifra.final(),
  ]).toString('utf8');
}

function chaveDoUso(segredo: KeyObject, uso: string): Buffer {
  return Buffer.from(hkdfSync('sha256', segredo, '', uso, 32));
}
