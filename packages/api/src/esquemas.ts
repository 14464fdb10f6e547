/** Shapes that several routes share. */
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
export const tipoPessoa = z.enum(['estudante', 'fiador', 'fiador2']);
