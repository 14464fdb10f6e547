/** Which month each file of a proof of several months is about (spec 2 section 5: consecutive months, "tagged by month"). */
import type { Data } from '../tempo/data.ts';
import { NOMES_DOS_MESES } from '../tempo/mes-por-extenso.ts';

/**
 * The last `quantidade` whole months before `base`, the newest first: slot 0 is last month. `base` is the day on
 * which the first of them was sent, so that a proof keeps its month when the others follow in the next one.
 */
export function mesesDoComprovante(base: Data, quantidade: number): readonly string[] {
  const [ano = 0, mes = 0] = base.split('-').map(Number);
  return Array.from({ length: quantidade }, (_, recuo) => {
    const corrido = ano * 12 + (mes - 1) - (recuo + 1);
    return porExtenso(corrido);
  });
}

/** Months since year 0: neighbours differ by one. */
export function mesCorrido(mes: string): number {
  const [ano = 0, numero = 0] = mes.split('-').map(Number);
  return ano * 12 + (numero - 1);
}

function porExtenso(corrido: number): string {
  return `${NOMES_DOS_MESES[((corrido % 12) + 12) % 12]} de ${Math.floor(corrido / 12)}`;
}
