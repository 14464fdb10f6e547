import pg from 'pg';

const { builtins } = pg.types;
const MATRIZ_DE_DATE = 1182;
const MATRIZ_DE_INT8 = 1016;

function inteiroSeguro(texto: string): number {
  const valor = Number(texto);
  if (!Number.isSafeInteger(valor)) throw new RangeError(`int8 outside the safe integers: ${texto}`);
  return valor;
}

// One-dimensional arrays of values that carry no quotes, commas or braces.
function matriz<T>(texto: string, ler: (item: string) => T): (T | null)[] {
  const dentro = texto.slice(1, -1);
  return dentro === '' ? [] : dentro.split(',').map((item) => (item === 'NULL' ? null : ler(item)));
}

const LEITORES = new Map<number, (texto: string) => unknown>([
  // A calendar date has no zone: as a Date it would change days with the machine's zone.
  [builtins.DATE, (texto) => texto],
  [MATRIZ_DE_DATE, (texto) => matriz(texto, (item) => item)],
  // Money is bigint cents; a sum that a number cannot hold must fail rather than round.
  [builtins.INT8, inteiroSeguro],
  [MATRIZ_DE_INT8, (texto) => matriz(texto, inteiroSeguro)],
]);

/** Type parsers of our connections only: the global table of pg stays as libraries expect it. */
export const tiposDoPostgres: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, formato?: string) =>
    (formato !== 'binary' && LEITORES.get(oid)) ||
    pg.types.getTypeParser(oid, formato === 'binary' ? 'binary' : 'text'),
};
