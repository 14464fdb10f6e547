/** Proof of the first step, carried by the browser to the second: signed, short-lived, void after a new password. */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

const VALIDADE_MS = 5 * 60_000;

function assinar(segredo: KeyObject, operadorId: string, expira: string, senhaHash: string): Buffer {
  return createHmac('sha256', segredo).update(`desafio:${operadorId}:${expira}:${senhaHash}`).digest();
}

export function emitirDesafio(
  segredo: KeyObject,
  operadorId: string,
  senhaHash: string,
  agora: Date,
): string {
  const expira = String(agora.getTime() + VALIDADE_MS);
  return `${operadorId}.${expira}.${assinar(segredo, operadorId, expira, senhaHash).toString('base64url')}`;
}

/** Whose challenge it claims to be; says nothing about its truth. */
export function operadorDoDesafio(desafio: string): string | null {
  const [operadorId = ''] = desafio.split('.');
  return /^[0-9a-f-]{36}$/.test(operadorId) ? operadorId : null;
}

export function desafioVale(segredo: KeyObject, desafio: string, senhaHash: string, agora: Date): boolean {
  const [operadorId = '', expira = '', assinatura = ''] = desafio.split('.');
  const esperada = assinar(segredo, operadorId, expira, senhaHash);
  const recebida = Buffer.from(assinatura, 'base64url');
  return (
    recebida.length === esperada.length &&
    timingSafeEqual(recebida, esperada) &&
    Number(expira) > agora.getTime()
  );
}
