/** Correction of a principal by a published index: numbers as whole parts of a million, so that no float is in it. */
import { fracao } from '../dinheiro/conta.ts';
import type { Data } from '../tempo/data.ts';

/** Rise of an index in examples, per cent: nothing is forecast. */
export const ALTA_DO_EXEMPLO = 4;

export const comAlta = (centavos: number): number => fracao(centavos, 100 + ALTA_DO_EXEMPLO, 100);

export interface NumeroDoIndice {
  /** From this day on the number holds, until the next one is published. */
  desde: Data;
  /** Index number times a million: 104,25 is 104.250.000. */
  numero: number;
}

export interface Indice {
  /** What is added to the principal between the use and the due date; never negative (credito, section 5). */
  correcao(principal: number, usadoEm: Data, vencimento: Data): number;
}

export const SEM_INDICE: Indice = { correcao: () => 0 };

/** For a day without a number of its own the last published one holds; nothing is forecast. Needs one number at least. */
export function criarIndice(numeros: readonly NumeroDoIndice[]): Indice {
  const emOrdem = [...numeros].sort((um, outro) => (um.desde < outro.desde ? -1 : 1));
  const [primeiro] = emOrdem;
  if (primeiro === undefined || emOrdem.some(({ numero }) => !(numero > 0)))
    throw new RangeError('An index needs positive numbers.');
  const em = (data: Data) => emOrdem.findLast(({ desde }) => desde <= data)?.numero ?? primeiro.numero;
  return {
    correcao: (principal, usadoEm, vencimento) =>
      Math.max(0, fracao(principal, em(vencimento) - em(usadoEm), em(usadoEm))),
  };
}
