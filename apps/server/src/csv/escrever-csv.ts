/**
 * CSV for Brazilian spreadsheets: semicolons, a byte order mark, and no cell that a spreadsheet would take for a
 * formula.
 */
import { stringify } from 'csv-stringify/sync';

export type Celula = string | number | null;

export function escreverCsv(titulos: readonly string[], linhas: ReadonlyArray<readonly Celula[]>): string {
  return stringify([[...titulos], ...linhas.map((linha) => [...linha])], {
    delimiter: ';',
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
