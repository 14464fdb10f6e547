/** Percentages as people write them, kept in parts per million: "0,35%" is 3.500. */
import { formatarNumero } from './numero.ts';

const PPM_DE_UM_PORCENTO = 10_000;
const CASAS = 4;

export function formatarPorcento(ppm: number): string {
  return `${formatarNumero(ppm / PPM_DE_UM_PORCENTO, CASAS)}%`;
}

/** "0,35 %", "2%" and "1,5" to parts per million; null for anything else. Never negative, at most four decimals. */
export function lerPorcento(texto: string): number | null {
  const partes = /^(\d{1,3})(?:,(\d{1,4}))?\s*%?$/.exec(texto.trim());
  if (!partes?.[1]) return null;
  return Number(partes[1] + (partes[2] ?? '').padEnd(CASAS, '0'));
}
