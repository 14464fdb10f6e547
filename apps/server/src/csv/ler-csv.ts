/** Reads a CSV as spreadsheets write it: UTF-8, UTF-16 or Latin-1, separated by semicolons, commas or tabs. */
import { parse } from 'csv-parse/sync';

export interface LinhaDeCsv {
  /** Line of the file where the record begins, from 1. */
  linha: number;
  celulas: readonly string[];
}

/** Null when it is no CSV: a broken quotation, a workbook, a picture. */
export function lerCsv(bytes: Buffer): readonly LinhaDeCsv[] | null {
  const texto = decodificar(bytes);
  if (texto === null) return null;
  try {
    // With `info` each record comes together with where it was found; the library's types do not say so.
    const registros = parse(texto, {
      delimiter: separadorDe(texto),
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as ReadonlyArray<{ record: string[]; info: { lines: number } }>;
    return registros.map(({ record, info }) => ({ linha: info.lines, celulas: record }));
  } catch {
    return null;
  }
}

/** Excel in Portuguese saves Windows-1252: what is no valid UTF-8 is read as that. Its "Texto Unicode" is UTF-16. */
function decodificar(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The one that the first line has most of. */
function separadorDe(texto: string): string {
  const primeira = texto.split(/\r?\n/, 1)[0] ?? '';
  const contar = (separador: string) => primeira.split(separador).length;
  return [';', ',', '\t'].toSorted((a, b) => contar(b) - contar(a))[0] ?? ';';
}
