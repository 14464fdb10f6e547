import { createHmac } from 'node:crypto';
import { mesmoTexto } from '../../mesmo-texto.ts';

/** `sha256=<hex of the HMAC of the body's bytes>`, as several providers sign what they send us. */
export function corpoAssinado(segredo: string, corpo: Buffer, cabecalho: unknown): boolean {
  const esperada = `sha256=${createHmac('sha256', segredo).update(corpo).digest('hex')}`;
  return typeof cabecalho === 'string' && mesmoTexto(cabecalho, esperada);
}
