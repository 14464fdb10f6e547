import { noAparelho } from '@credito/ui/aparelho/gaveta';
import { JA_ENTROU } from './ja-entrou.ts';

/** Of the device, not of a person: how it looks, the simulation that led here, and the push subscription. */
const DO_APARELHO = new Set([
  'tema',
  'parametros-da-simulacao',
  'precarregado',
  'push-id',
  'consentimento',
  'comunicados-dispensados',
  JA_ENTROU,
  'comunicados-lidos',
]);

/**
 * Before a login and at a logout (spec 1 section 4, "Post-login routing"). Drafts wait for their own person; answers
 * of the server are dropped when a session ends.
 */
export function esquecerLocal(): void {
  noAparelho.esvaziar(DO_APARELHO);
}
