/** Shapes that several routes share. */
import { FILTROS_DE_PRAZO } from '@credito/domain/gestao/filtro-de-prazo';
import { SIM_OU_NAO } from '@credito/domain/instituicao/exigencias';
import { S_OU_N } from '@credito/domain/wizard/sim-ou-nao';
import * as z from 'zod';

export const idSolicitacao = z.coerce.number().int().positive();
export const uuid = z.uuid();
export const simNao = z.enum(SIM_OU_NAO);
export const siglaSimNao = z.enum(S_OU_N);
/** A moment, ISO 8601 in UTC. */
export const momento = z.iso.datetime();
/** A calendar day, YYYY-MM-DD. */
export const data = z.iso.date();
/** Of a queue: only what is overdue, due today, or due within a week. */
export const filtroDePrazo = z
  .enum(FILTROS_DE_PRAZO)
  .default('todos')
  .describe('Só o que venceu, o que vence hoje ou o que vence em até sete dias.');
export const tipoPessoa = z.enum(['estudante', 'fiador', 'fiador2']);
