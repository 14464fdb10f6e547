/** The second factor: time-based codes (RFC 6238), their secret encrypted at rest under the operator's id. */
import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject } from 'node:crypto';
import { generateSync, generateURI, ScureBase32Plugin, verifySync } from 'otplib';
import type { Contexto } from '../../../contexto.ts';

const BYTES_DO_SEGREDO = 20;
const PERIODO_SEGUNDOS = 30;
/** One period either side: clocks of phones drift. */
const TOLERANCIA_SEGUNDOS = 30;
const CIFRA = 'aes-256-gcm';
const BYTES_DO_NONCE = 12;
const BYTES_DA_MARCA = 16;

const base32 = new ScureBase32Plugin();

/** The secret as people type it into their application. */
export function chaveDe(bytes: Buffer): string {
  return base32.encode(bytes.subarray(0, BYTES_DO_SEGREDO));
}

export function enderecoDaChave(chave: string, emissor: string, email: string): string {
  return generateURI({ issuer: emissor, label: email, secret: chave });
}

/** The code of the moment, as the application on a phone shows it. */
export function codigoDe(chave: string, agora: Date): string {
  return generateSync({ secret: chave, epoch: emSegundos(agora), period: PERIODO_SEGUNDOS });
}

/** After a code was used, the one that comes next is taken already: nobody has to wait half a minute to try again. */
export function codigoQueAindaVale(chave: string, agora: Date, ultimoPasso: number | null): string {
  const passo = Math.floor(emSegundos(agora) / PERIODO_SEGUNDOS);
  const usado = ultimoPasso !== null && passo <= ultimoPasso;
  return codigoDe(chave, usado ? new Date(agora.getTime() + PERIODO_SEGUNDOS * 1000) : agora);
}

function emSegundos(momento: Date): number {
  return Math.floor(momento.getTime() / 1000);
}

/** The time step that the code belongs to, or null. A step up to `ultimoPasso` was used before. */
export function passoDoCodigo(
  chave: string,
  codigo: string,
  agora: Date,
  ultimoPasso: number | null,
): number | null {
  if (!/^\d{6}$/.test(codigo)) return null;
  const resultado = verifySync({
    secret: chave,
    token: codigo,
    epoch: emSegundos(agora),
    period: PERIODO_SEGUNDOS,
    epochTolerance: TOLERANCIA_SEGUNDOS,
    ...(ultimoPasso === null ? {} : { afterTimeStep: ultimoPasso }),
  });
  return resultado.valid && 'timeStep' in resultado ? resultado.timeStep : null;
}

export function cifrarChave({ segredo, aleatorio }: Contexto, operadorId: string, chave: string): Buffer {
  const nonce = aleatorio.bytes(BYTES_DO_NONCE);
  const cifra = createCipheriv(CIFRA, chaveDaCifra(segredo), nonce, { authTagLength: BYTES_DA_MARCA });
  cifra.setAAD(Buffer.from(operadorId));
  const cifrado = Buffer.concat([cifra.update(chave, 'utf8'), cifra.final()]);
  return Buffer.concat([nonce, cifrado, cifra.getAuthTag()]);
}

/** Throws when the secret was changed, or moved from another operator. */
export function decifrarChave(
  { segredo }: Pick<Contexto, 'segredo'>,
  operadorId: string,
  guardado: Buffer,
): string {
  const cifra = createDecipheriv(CIFRA, chaveDaCifra(segredo), guardado.subarray(0, BYTES_DO_NONCE), {
    authTagLength: BYTES_DA_MARCA,
  });
  cifra.setAAD(Buffer.from(operadorId));
  cifra.setAuthTag(guardado.subarray(-BYTES_DA_MARCA));
  return Buffer.concat([
    cifra.update(guardado.subarray(BYTES_DO_NONCE, -BYTES_DA_MARCA)),
    cifra.final(),
  ]).toString('utf8');
}

function chaveDaCifra(segredo: KeyObject): Buffer {
  return Buffer.from(hkdfSync('sha256', segredo, '', 'gestao/totp/v1', 32));
}
