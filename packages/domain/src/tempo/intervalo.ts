import { type Data, fimDoDia } from './data.ts';

/** Moments from one on, the other not included; null is without a beginning. */
export interface Intervalo {
  de: Date | null;
  ate: Date;
}

/** The first moment of the day after. */
export function depoisDoDia(data: Data): Date {
  return new Date(fimDoDia(data).getTime() + 1);
}
