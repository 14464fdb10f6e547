/** Why somebody will not sign: told to whoever has to act, and kept as evidence. */
import { textoLivre } from '../texto/texto-livre.ts';

const MAXIMO = 500;
const MENSAGEM_SEM_MOTIVO = 'Diga por que você não vai assinar.';

export const motivoDaRecusaSchema = textoLivre({
  minimo: 3,
  maximo: MAXIMO,
  curto: MENSAGEM_SEM_MOTIVO,
  longo: `O motivo pode ter no máximo ${MAXIMO} letras.`,
});

/** Whoever would not sign, as one reader knows them: themself, or by the first name. */
export interface QuemRecusou {
  nome: string;
  voce: boolean;
}

/** In the middle of a sentence; whoever it was is not known of what was refused long ago. */
export function quemNaoQuis(quem: QuemRecusou | null | undefined): string {
  if (!quem) return 'uma das pessoas';
  return quem.voce ? 'você' : quem.nome;
}
