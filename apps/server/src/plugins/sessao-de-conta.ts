/** Who is calling from a portal, as rules that are injected into the context read it. */
export type SessaoDeConta =
  | { id: string; tipo: 'conta'; contaId: string; operadorId: null }
  /** `operadorId` is the agent behind it. */
  | { id: string; tipo: 'suporte'; contaId: string; operadorId: string };
