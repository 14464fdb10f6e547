/** Borrowers who guarantee each other (a warning for the analyst, never a refusal): nobody else answers for the debts. */

/** `devedor` is guaranteed by `fiador`; both are CPFs. */
export interface Garantia {
  devedor: string;
  fiador: string;
  protocolo: string;
}

/** How many people a circle may have and still be looked for. */
export const MAIOR_CIRCULO = 3;

/**
 * The protocols of the requests through which the debt of `estudante` comes back to them, beginning with a guarantor;
 * null: it does not, within the depth. The shortest circle is the one that is told.
 */
export function circuloDe(
  estudante: string,
  fiador: string,
  garantias: readonly Garantia[],
): readonly string[] | null {
  let caminhos: ReadonlyArray<{ pessoa: string; protocolos: readonly string[] }> = [
    { pessoa: fiador, protocolos: [] },
  ];
  for (let pessoas = 2; pessoas <= MAIOR_CIRCULO; pessoas += 1) {
    const seguintes = caminhos.flatMap(({ pessoa, protocolos }) =>
      garantias
        .filter(({ devedor }) => devedor === pessoa)
        .map((uma) => ({ pessoa: uma.fiador, protocolos: [...protocolos, uma.protocolo] })),
    );
    const fechado = seguintes.find(({ pessoa }) => pessoa === estudante);
    if (fechado) return fechado.protocolos;
    caminhos = seguintes;
  }
  return null;
}

export function avisoDoCirculo(protocolos: readonly string[]): string {
  const [primeiro, segundo] = protocolos;
  return segundo === undefined
    ? `O estudante é fiador desta pessoa na solicitação ${primeiro}: um garante o outro.`
    : `Garantias em círculo: esta pessoa é garantida na solicitação ${primeiro} por alguém que o estudante garante na ${segundo}.`;
}
