/**
 * The code in the link. It is derived from the row, so that the same link can be sent again, and only its digest is
 * stored: the table alone opens nothing.
 */
import { createHmac, type KeyObject } from 'node:crypto';

export function codigoDaAutorizacao(segredo: KeyObject, id: string): string {
  return createHmac('sha256', segredo).update(`autorizacao-responsavel:${id}`).digest('base64url');
}
