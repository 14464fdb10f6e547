/**
 * The new request: "Etapa 2 de 4 - Universidade e Curso" (spec 1 sections 4 and 5), in the spec's order; the rules, the
 * agreement with them and what comes next are one row (ADR 0188).
 */
import { definirPlano } from '../wizard/plano.ts';
import type { ContextoDaNovaSolicitacao } from './nova-solicitacao-contexto.ts';
import { passosDeQuemEstuda } from './passos-de-quem-estuda.ts';
import { passosDoCredito } from './passos-do-credito.ts';

export const planoDaNovaSolicitacao = definirPlano<ContextoDaNovaSolicitacao>()([
  ...passosDeQuemEstuda,
  ...passosDoCredito,
]);

export type IdDoPassoDaNovaSolicitacao = (typeof planoDaNovaSolicitacao)[number]['id'];
