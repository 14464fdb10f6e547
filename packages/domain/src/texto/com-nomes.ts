/** The words of a role, read by somebody who knows the person: their first name. No word beside it may need a gender. */
export interface NomesConhecidos {
  /** Null where the reader is the student, or knows nobody by that name. */
  estudante: string | null;
  /** Null where there is none, or more than one. */
  fiador: string | null;
}

const DE_QUEM: ReadonlyArray<readonly [keyof NomesConhecidos, RegExp, string]> = [
  ['fiador', /\bdo seu fiador\b/g, 'de '],
  ['fiador', /\bao seu fiador\b/g, 'a '],
  ['fiador', /\b[Oo] seu fiador\b/g, ''],
  ['estudante', /\bdo estudante\b/g, 'de '],
  ['estudante', /\bao estudante\b/g, 'a '],
  ['estudante', /\bpelo estudante\b/g, 'por '],
  ['estudante', /\b[Oo] estudante\b/g, ''],
  ['estudante', /^Estudante$/g, ''],
];

export function comNomes(texto: string, nomes: NomesConhecidos): string {
  let dito = texto;
  for (const [papel, palavras, antes] of DE_QUEM) {
    const nome = nomes[papel];
    if (nome) dito = dito.replace(palavras, `${antes}${nome}`);
  }
  return dito;
}
