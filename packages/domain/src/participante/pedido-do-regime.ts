/**
 * What a contract still has to hear from a guarantor who had handed in before the regime was asked (ADR 0122): the
 * question, and the pact that an agreed separation is proven by. The rows, words and rules are those of the person's plan.
 */
import type { Sigla } from '../solicitacao/estados.ts';
import { primeiroIncompleto } from '../wizard/plano.ts';
import { type LinhaDoParticipante, planoDoParticipante } from './participante.plano.ts';
import type { ContextoDoParticipante } from './participante-contexto.ts';

export const PASSOS_DO_REGIME = ['regime-de-bens', 'pacto-antenupcial'] as const;
export type PassoDoRegime = (typeof PASSOS_DO_REGIME)[number];

export const planoDoRegime: readonly LinhaDoParticipante[] = planoDoParticipante.filter(({ id }) =>
  PASSOS_DO_REGIME.some((passo) => passo === id),
);

/** The same person as one who is asked now. */
export function comoQuemResponde(contexto: ContextoDoParticipante): ContextoDoParticipante {
  return { ...contexto, estadoCivilSemRegime: null };
}

/** Null where nothing was asked, or everything is there. */
export function faltaNoPedido(contexto: ContextoDoParticipante, pedido: boolean): PassoDoRegime | null {
  const falta = pedido ? primeiroIncompleto(planoDoRegime, comoQuemResponde(contexto)) : null;
  return PASSOS_DO_REGIME.find((passo) => passo === falta?.id) ?? null;
}

/** An approved request takes no other file: the pact of whoever was asked, and answered that there is one. */
export function podeEnviarPacto(
  sigla: Sigla,
  pedido: boolean,
  { regimeDeBens }: Readonly<Record<string, unknown>>,
): boolean {
  return sigla === 'A' && pedido && regimeDeBens === 'SEPARACAO_CONVENCIONAL';
}

/** And no other verdict: what came for the contract is judged after the request. */
export function podeAvaliarPacto(sigla: Sigla, pedido: boolean, tipoDocumento: string): boolean {
  return sigla === 'A' && pedido && tipoDocumento === 'PACTO_ANTENUPCIAL';
}
