/** What happened, in the order of the time: of two of the same moment, as one follows from the other. */

/** What is offered is accepted, then it is sent or printed, then signed by one after the other, then sealed. */
const LUGAR_NO_MOMENTO = { oferta: 0, aceite: 1, ato: 2, assinatura: 3, selo: 4 } as const;
type LugarNoMomento = keyof typeof LUGAR_NO_MOMENTO;

const LUGAR_DO_ATO: Readonly<Partial<Record<string, LugarNoMomento>>> = { liberar: 'oferta', selar: 'selo' };
export const lugarDoAto = (acao: string): LugarNoMomento => LUGAR_DO_ATO[acao] ?? 'ato';

export function emOrdemDoTempo<M extends { em: string; lugar: LugarNoMomento }>(
  marcos: readonly M[],
): Array<Omit<M, 'lugar'>> {
  return [...marcos]
    .sort(
      (a, b) => Date.parse(a.em) - Date.parse(b.em) || LUGAR_NO_MOMENTO[a.lugar] - LUGAR_NO_MOMENTO[b.lugar],
    )
    .map(({ lugar: _, ...marco }) => marco);
}
