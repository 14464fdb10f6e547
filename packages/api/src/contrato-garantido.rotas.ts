/** Contracts as their guarantors meet them: what they answer for. */
import { CODIGOS_DO_CONTRATO } from '@credito/domain/contrato/estados';
import { GARANTIAS } from '@credito/domain/contrato/exposicao';
import { PAPEIS_DE_SIGNATARIO } from '@credito/domain/contrato/signatarios';
import * as z from 'zod';
import { fimDoContratoSchema, params, parcelaSchema, textoDoContratoSchema } from './contrato.rotas.ts';
import { data } from './esquemas.ts';
import { definirRota } from './rota.ts';

const contratoGarantidoSchema = z.object({
  id: z.int(),
  numero: z.string(),
  /** The request that it came of, as the guarantee names it. */
  solicitacaoId: z.int(),
  estudante: z.string(),
  anoSemestre: z.string(),
  codigo: z.enum(CODIGOS_DO_CONTRATO),
  rotulo: z.string(),
  mensagem: z.string(),
  papel: z.enum(PAPEIS_DE_SIGNATARIO),
  deadlineDate: data.nullable(),
  suaVez: z.boolean().describe('É a vez de quem lê assinar.'),
  garantia: z.enum(GARANTIAS),
  exposicao: z
    .object({
      totalCentavos: z.int(),
      exemplo: z.object({ dias: z.int(), parcelaCentavos: z.int(), acrescimoCentavos: z.int() }),
      plano: z.array(parcelaSchema),
    })
    .nullable()
    .describe(
      'O que pode custar: o plano inteiro, e o que uma parcela em atraso acrescenta; nulo quando nada é garantido por ele.',
    ),
  fim: fimDoContratoSchema.nullable(),
  temTexto: z.boolean().describe('Falso enquanto é feito: ainda não há o que ler.'),
});
export type ContratoGarantido = z.infer<typeof contratoGarantidoSchema>;

export const rotaContratosGarantidos = definirRota({
  metodo: 'GET',
  caminho: '/contrato/f/contratos-fiador',
  resumo: 'Contratos em que a pessoa é fiadora: o que garante, e em que pé estão',
  area: 'contrato',
  permissao: 'conta',
  resposta: z.array(contratoGarantidoSchema),
});

export const rotaTextoDoContratoGarantido = definirRota({
  metodo: 'GET',
  caminho: '/contrato/f/{id}/texto',
  resumo: 'O texto do contrato em blocos, para quem o garante',
  area: 'contrato',
  permissao: 'conta',
  params,
  resposta: textoDoContratoSchema,
  recusas: [404],
});

export const rotaPdfDoContratoGarantido = definirRota({
  metodo: 'GET',
  caminho: '/contrato/f/{id}/contrato',
  resumo: 'O contrato em PDF, para quem o garante',
  area: 'contrato',
  permissao: 'conta',
  params,
  binario: 'application/pdf',
  recusas: [404],
});

export const rotasDeContratoGarantido = [
  rotaContratosGarantidos,
  rotaTextoDoContratoGarantido,
  rotaPdfDoContratoGarantido,
] as const;
