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
