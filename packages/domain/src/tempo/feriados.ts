/**
 * National holidays (Lei 662/1949, Lei 6.802/1980, Lei 14.759/2023), and the days on which banks do not open either:
 * Carnival and Corpus Christi. Holidays of a state or a city are not known here.
 */
import type { Data } from './data.ts';

const FIXOS: readonly string[] = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'];

const CONSCIENCIA_NEGRA = '11-20';
const ANO_DA_CONSCIENCIA_NEGRA = 2024;

/** Days before and after Easter Sunday: Carnival on Monday and Tuesday, Good Friday, Corpus Christi. */
const MOVEIS: readonly number[] = [-48, -47, -2, 60];

const DIA_MS = 24 * 3_600_000;

/** Easter Sunday by the Gregorian calendar (Meeus, Jones and Butcher). */
export function pascoa(ano: number): Data {
  const a = ano % 19;
  const b = Math.floor(ano / 100);
  const c = ano % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const mes = Math.floor((h + l - 7 * m + 114) / 31);
  const dia = ((h + l - 7 * m + 114) % 31) + 1;
  return `${ano}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`;
}

export function isFeriado(data: Data): boolean {
  const ano = Number(data.slice(0, 4));
  const diaEMes = data.slice(5);
  if (FIXOS.includes(diaEMes)) return true;
  if (diaEMes === CONSCIENCIA_NEGRA) return ano >= ANO_DA_CONSCIENCIA_NEGRA;
  const depoisDaPascoa = (Date.parse(data) - Date.parse(pascoa(ano))) / DIA_MS;
  return MOVEIS.includes(depoisDaPascoa);
}
