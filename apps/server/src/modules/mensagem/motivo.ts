/** Why a try did not succeed, as it is written down. */
import type { Entrega } from '../../gateways/gateways.ts';

/** Prefix of the reason when the provider may have taken the message and its answer was lost. */
const SEM_RESPOSTA = 'no answer: ';

export function motivoDa(entrega: Entrega): string | null {
  if (entrega.tipo === 'aceita') return null;
  return entrega.tipo === 'adiada' && entrega.podeTerIdo
    ? `${SEM_RESPOSTA}${entrega.motivo}`
    : entrega.motivo;
}

export const emDuvida = (motivo: string | null): boolean => motivo?.startsWith(SEM_RESPOSTA) ?? false;
