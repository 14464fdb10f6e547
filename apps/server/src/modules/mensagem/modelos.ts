import type { NomeDeModelo } from '@credito/domain/mensagem/modelos';
import type { TextoDoModelo } from '@credito/domain/mensagem/texto-do-modelo';
import type { ChaveDeTexto } from '@credito/domain/mensagem/textos';

/**
 * A message in words. Texts speak as visual.md says: the sender in the first words, no documents, incomes or
 * reasons. One function per event lives beside the module that causes it and returns this shape.
 */
export interface Modelo {
  /** Name of the event; its kind and urgency are in the domain's table. */
  nome: NomeDeModelo;
  /** Subject line; null for SMS and WhatsApp. */
  assunto: string | null;
  texto: string;
  html: string | null;
  /** Words that the administration may have changed: composed again with them when the message is written. */
  fonte?: { chave: ChaveDeTexto; compor: (texto: TextoDoModelo) => Modelo };
}
