/** What was agreed about what is late keeps the debt of its day: nobody signs it over another one. */
import { formatarReais } from '../dinheiro/dinheiro.ts';

export const MENSAGEM_DIVIDA_MUDOU =
  'A dívida mudou desde a proposta, e o aditivo diria um valor que não é mais o devido. A equipe cancela esta negociação, ou o estudante a retira, e o estudante propõe outra com o valor de hoje.';

export interface DividaDaProposta {
  combinadaCentavos: number;
  /** What of it is still open, with its charges until the day of the proposal. */
  restaCentavos: number;
}

export const dividaMudou = ({ combinadaCentavos, restaCentavos }: DividaDaProposta): boolean =>
  combinadaCentavos !== restaCentavos;

/** Why it is not signed as it is, with what changed; null where nothing did. */
export function porqueADividaMudou(divida: DividaDaProposta): string | null {
  if (!dividaMudou(divida)) return null;
  const { combinadaCentavos, restaCentavos } = divida;
  return `Foram negociados ${formatarReais(combinadaCentavos)}; disso ${restaCentavos === 0 ? 'nada mais é devido' : `restam ${formatarReais(restaCentavos)}`}. ${MENSAGEM_DIVIDA_MUDOU}`;
}
