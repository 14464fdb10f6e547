/**
 * Spec 1 section 4: the submit button is locked for 1 second after a click, against double clicks. The second of two
 * quick taps may find the next step already: it is no answer to it, and nothing is missing there yet.
 */
import { corridoMs } from '@credito/ui/aparelho/relogio';

export const TRAVA_MS = 1_000;

let tocadoEm = Number.NEGATIVE_INFINITY;

/** When the tap was that led to another step. */
export function anotarPassagem(quando: number): void {
  tocadoEm = quando;
}

export const isToqueDuplo = (): boolean => corridoMs() - tocadoEm < TRAVA_MS;
