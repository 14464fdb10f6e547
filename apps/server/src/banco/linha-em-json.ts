/** Rows that come as JSON inside another row, so that one statement brings a thing with everything that belongs to it. */

/** The columns of a row that hold a value of this kind. */
type ColunasDe<L, V> = {
  [C in keyof L]-?: [NonNullable<L[C]>] extends [never] ? never : NonNullable<L[C]> extends V ? C : never;
}[keyof L] &
  string;

/** What JSON writes otherwise than the driver reads it: every such column of the row, or it does not compile. */
export interface ColunasEmTexto<L> {
  momentos: Readonly<Record<ColunasDe<L, Date>, true>>;
  bytes: Readonly<Record<ColunasDe<L, Buffer>, true>>;
}

/** A row as PostgreSQL writes it in JSON; `lerLinha` makes the row of it. */
export type LinhaEmJson<L> = {
  [C in keyof L]: NonNullable<L[C]> extends Date | Buffer ? string | Extract<L[C], null> : L[C];
};

const BYTES_EM_HEXA = '\\x';

/** The row as a statement of its own would have brought it. */
export function leitorDeLinhas<L extends object>({ momentos, bytes }: ColunasEmTexto<L>) {
  return (linha: LinhaEmJson<L>): L => {
    const lida = { ...linha } as Record<string, unknown>;
    for (const coluna of Object.keys(momentos))
      if (typeof lida[coluna] === 'string') lida[coluna] = new Date(lida[coluna]);
    for (const coluna of Object.keys(bytes)) {
      const valor = lida[coluna];
      if (typeof valor === 'string') lida[coluna] = Buffer.from(valor.slice(BYTES_EM_HEXA.length), 'hex');
    }
    return lida as L;
  };
}
