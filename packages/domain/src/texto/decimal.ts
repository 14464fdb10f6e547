/** Numbers as people write them, kept in whole parts of a million: "7.245,38" is 7.245.380.000. */
import { formatarNumero } from './numero.ts';

const MILIONESIMOS = 1_000_000;
const CASAS = 6;

export function formatarMilionesimos(valor: number): string {
  return formatarNumero(valor / MILIONESIMOS, CASAS);
}

/** Null for anything else: never negative, at most six digits before the comma and six after it. */
export function lerMilionesimos(texto: string): number | null {
  const partes = /^(\d{1,6}|\d{1,3}(?:\.\d{3}))(?:,(\d{1,6}))?$/.exec(texto.trim());
  if (!partes?.[1]) return null;
  return Number(partes[1].replace('.', '') + (partes[2] ?? '').padEnd(CASAS, '0'));
}
