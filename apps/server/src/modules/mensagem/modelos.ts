/**
 * A message in words. Texts speak as visual.md says: the sender in the first words, no documents, incomes or
 * reasons. One function per event lives beside the module that causes it and returns this shape.
 */
export interface Modelo {
  /** Stable name of the event, for reports and preferences. */
  nome: string;
  /** Subject line; null for SMS, WhatsApp and push. */
  assunto: string | null;
  texto: string;
  html: string | null;
}
