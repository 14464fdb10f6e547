/** The key by which the database seals rows (ADR 0144): it travels with the connection and rests nowhere there. */
import { createHmac, type KeyObject } from 'node:crypto';

export const chaveDoLacre = (segredo: KeyObject): string =>
  createHmac('sha256', segredo).update('lacre-das-linhas').digest('hex');

/** Whoever connects by this address writes rows that `audit:verify` knows as the product's own. */
export function urlComLacre(url: string, segredo: KeyObject): string {
  const endereco = new URL(url);
  const antes = endereco.searchParams.get('options');
  const nossa = `-c portal.lacre=${chaveDoLacre(segredo)}`;
  endereco.searchParams.set('options', antes ? `${antes} ${nossa}` : nossa);
  return endereco.href;
}
