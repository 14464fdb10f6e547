/** What the routes of an update share. Paths that the specification hides are ours. */
import { STATUS_DA_ATUALIZACAO, STATUS_DA_PESSOA } from '@credito/domain/atualizacao/estados';
import { CANAIS_DA_ATUALIZACAO } from '@credito/domain/atualizacao/formulario';
import * as z from 'zod';
import { momento } from './esquemas.ts';

export const comum = { area: 'atualização', permissao: 'conta' } as const;
export const daPropriaPessoa = { ...comum, permissao: 'conta-propria' } as const;

export const idAtualizacao = z.coerce.number().int().positive();
export const params = z.object({ id: idAtualizacao });
export const status = z.enum(STATUS_DA_ATUALIZACAO);
export const statusDaPessoa = z.enum(STATUS_DA_PESSOA);
export const tipoContato = z.enum(CANAIS_DA_ATUALIZACAO);
/** Of a guarantor whose part is missing, for the student: from when on a reminder may leave; null where none may. */
export const lembreteAoFiador = z.object({ liberadoEm: momento.nullable() }).nullable();
