/**
 * Total effective cost, per cent a year: the rate at which releases and payments over their real dates are worth the
 * same (formula of Resolução CMN 4.881/2020). The only figure of the engine that is no whole number.
 */
import type { Data } from '../tempo/data.ts';
import { diasEntre } from '../tempo/meses.ts';

/** Positive: released to the student. Negative: paid back. */
export interface Fluxo {
  em: Data;
  centavos: number;
}

const MENOR = -0.99;
const MAIOR = 100;
const PRECISAO = 1e-9;

/** Null where no rate makes both sides equal: nothing released, or nothing paid. */
export function calcularCet(fluxos: readonly Fluxo[]): number | null {
  const [primeiro] = [...fluxos].sort((um, outro) => (um.em < outro.em ? -1 : 1));
  if (primeiro === undefined) return null;
  return cetPorDias(fluxos.map(({ em, centavos }) => ({ dias: diasEntre(primeiro.em, em), centavos })));
}

export function cetPorDias(fluxos: ReadonlyArray<{ dias: number; centavos: number }>): number | null {
  const valor = (taxa: number) =>
    fluxos.reduce((soma, { dias, centavos }) => soma + centavos / (1 + taxa) ** (dias / 365), 0);
  let baixo = MENOR;
  let alto = MAIOR;
  if (valor(baixo) * valor(alto) > 0 || fluxos.every(({ centavos }) => centavos === 0)) return null;
  while (alto - baixo > PRECISAO) {
    const meio = (baixo + alto) / 2;
    if (valor(baixo) * valor(meio) <= 0) alto = meio;
    else baixo = meio;
  }
  return ((baixo + alto) / 2) * 100;
}

/** "3,96% ao ano". */
export function formatarCet(cet: number): string {
  return `${cet.toFixed(2).replace('.', ',')}% ao ano`;
}
