/** What signed documents belong to, each with its rules: a further kind does not compile without its row (ADR 0140). */
import type { Contexto } from './contexto.ts';
import { donoAlteracao } from './modules/alteracao/dono-da-alteracao.ts';
import type { DonosDoEnvelope } from './modules/assinatura/dono-do-envelope.ts';
import { donoContrato } from './modules/contrato/dono-do-contrato.ts';

export const DONOS_DO_ENVELOPE: DonosDoEnvelope<Contexto> = {
  contrato: donoContrato,
  alteracao: donoAlteracao,
};
