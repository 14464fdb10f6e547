/** One signer of a contract or an alteration, and the service that collects the signatures, as they cross the wire. */
import { ESTADOS_DO_ASSINANTE } from '@credito/domain/assinatura/assinante';
import { METODOS_DE_ASSINATURA } from '@credito/domain/assinatura/metodo';
import { PAPEIS_DE_SIGNATARIO, TIPO_NO_FIO } from '@credito/domain/contrato/signatarios';
import * as z from 'zod';
import { momento } from './esquemas.ts';

export const signatarioSchema = z.object({
  name: z.string(),
  signerType: z.enum(Object.values(TIPO_NO_FIO) as [string, ...string[]]),
  personType: z.enum(PAPEIS_DE_SIGNATARIO),
  signature: momento.nullable().describe('Presente quando esta pessoa já assinou.'),
  assinatura: z
    .object({
      assinanteId: z.uuid(),
      papel: z.string(),
      estado: z.enum(ESTADOS_DO_ASSINANTE),
      rotulo: z.string(),
      metodo: z.enum(METODOS_DE_ASSINATURA),
      destino: z.string().nullable().describe('Para onde vai o link, em parte coberto.'),
      podeReenviar: z
        .boolean()
        .describe(
          'Um link pode ser mandado de novo: é a vez desta pessoa, e pelo provedor ninguém assina por link.',
        ),
      podeAlterarMetodo: z.boolean(),
      semMetodo: z.string().nullable().describe('Dito quando a via não pode mudar.'),
    })
    .nullable()
    .describe('Em que pé está a assinatura eletrônica desta pessoa; nulo no papel e antes do envio.'),
});
/** The signature service in the words of the specification (section 3), whichever signer is used. */
export const statusDoServicoSchema = z.enum(['running', 'closed', 'canceled']);
export const eventosDoServicoSchema = z.array(z.object({ name: z.string() }));
export type SignatarioDoContrato = z.infer<typeof signatarioSchema>;
