/**
 * The code in an invitation's link. It is derived from the invitation, so that it can be shown again, and only its
 * digest is stored: the table alone opens nothing.
 */
import { createHmac, type KeyObject } from 'node:crypto';
import { resumo } from '../../plugins/sessao.ts';

export function codigoDoConvite(segredo: KeyObject, conviteId: string): string {
  return createHmac('sha256', segredo).update(`convite-fiador:${conviteId}`).digest('base64url');
}

export const resumoDoCodigo = resumo;
