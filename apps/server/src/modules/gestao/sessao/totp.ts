/** The second factor: time-based codes (RFC 6238), their secret encrypted at rest under the operator's id. */
import { generateSync, generateURI, ScureBase32Plugin, verifySync } from 'otplib';
import { abrirSelado, type Lacre, selar } from '../../../cifra.ts';
import type { Contexto } from '../../../contexto.ts';

const BYTES_DO_SEGREDO = 20;
const PERIODO_SEGUNDOS = 30;
/** One period either side: clocks of phones drift. */
const TOLERANCIA_SEGUNDOS = 30;

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

const lacreDe = (operadorId: string): Lacre => ({ uso: 'gestao/totp/v1', de: operadorId });

export function cifrarChave(contexto: Contexto, operadorId: string, chave: string): Buffer {
  return selar(contexto, lacreDe(operadorId), chave);
}

/** Throws when the secret was changed, or moved from another operator. */
export function decifrarChave(
  contexto: Pick<Contexto, 'segredo'>,
  operadorId: string,
  guardado: Buffer,
): string {
  return abrirSelado(contexto, lacreDe(operadorId), guardado);
}
