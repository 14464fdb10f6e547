/** Shapes that several routes share. */
import { SIM_OU_NAO } from '@credito/domain/instituicao/exigencias';
import * as z from 'zod';

export const idSolicitacao = z.coerce.number().int().positive();
export const uuid = z.uuid();
export const simNao = z.enum(SIM_OU_NAO);
export const siglaSimNao = z.enum(['S', 'N']);
/** A moment, ISO 8601 in UTC. */
export const momento = z.iso.datetime();
/** A calendar day, YYYY-MM-DD. */
export const data = z.iso.date();
export const tipoPessoa = z.enum(['estudante', 'fiador', 'fiador2']);
