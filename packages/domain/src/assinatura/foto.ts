/** The photo of whoever signs, where the document asks for one (credito, section 7). */
import type { Data } from '../tempo/data.ts';
import { somarMeses } from '../tempo/meses.ts';

const MESES_DE_VALIDADE = 12;

/** A photo that somebody has approved since then stands for a new one. */
export const fotoValeDesde = (hoje: Data): Data => somarMeses(hoje, -MESES_DE_VALIDADE);

/** Null where none is asked for, or an approved one stands for it. */
export type SituacaoDaFoto = 'falta' | 'enviada' | null;

export function situacaoDaFoto({
  pede,
  temAprovada,
  enviada,
}: {
  pede: boolean;
  temAprovada: boolean;
  enviada: boolean;
}): SituacaoDaFoto {
  if (!pede || temAprovada) return null;
  return enviada ? 'enviada' : 'falta';
}

/** `captura`: by the camera in the page; `envio`: a picture that the device gave. */
export const MODOS_DA_FOTO = ['captura', 'envio'] as const;
export type ModoDaFoto = (typeof MODOS_DA_FOTO)[number];
