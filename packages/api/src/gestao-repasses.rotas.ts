/** What is paid to a school in a month: preview, proposal, second person, file (credito, section 10). */
import { RESPOSTAS_A_PROPOSTA } from '@credito/domain/gestao/segunda-pessoa';
import { ESTADOS_DO_REPASSE, MARCAS_DO_USO } from '@credito/domain/repasse/repasse';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import { data, momento } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'gestao: repasses';
const ver = { area: AREA, permissao: 'gestao:ver-financeiro' } as const;
const agir = { area: AREA, permissao: 'gestao:agir-no-financeiro' } as const;
const centavos = z.int();
/** A month, by its first day. */
const primeiroDia = data.refine((dia) => dia.endsWith('-01'));
const marca = z.enum(MARCAS_DO_USO);
const idRepasse = z.coerce.number().int().positive();

const repasseSchema = z.object({
  id: z.int(),
  instituicaoId: z.int(),
  instituicao: z.string(),
  mes: data,
  estado: z.enum(ESTADOS_DO_REPASSE),
  rotulo: z.string(),
  totalCentavos: centavos,
  pagos: z.int(),
  retidos: z.int(),
  cancelados: z.int(),
  propostoPor: z.string(),
  /** The reader proposed it, and may only take it back. */
  meu: z.boolean(),
  propostoEm: momento,
  respondidoPor: z.string().nullable(),
  respondidoEm: momento.nullable(),
  explicacao: z.string().nullable(),
});
export type Repasse = z.infer<typeof repasseSchema>;

export const rotaRepasses = definirRota({
  ...ver,
  metodo: 'GET',
  caminho: '/gestao/financeiro/repasses',
  resumo: 'Os repasses mais novos, e quais instituições têm mensalidades a repassar no mês',
  query: z.object({ mes: data }),
  resposta: z.object({
    repasses: z.array(repasseSchema),
    aRepassar: z.array(
      z.object({
        instituicaoId: z.int(),
        instituicao: z.string(),
        mensalidades: z.int(),
        totalCentavos: centavos,
      }),
    ),
  }),
});

export const rotaPreviaDoRepasse = definirRota({
  ...ver,
  metodo: 'GET',
  caminho: '/gestao/financeiro/repasses/previa',
  resumo: 'As mensalidades de uma instituição até um mês, com o que as regras sugerem; nada é gravado',
  query: z.object({ instituicaoId: idRepasse, mes: primeiroDia }),
  resposta: z.object({
    usos: z.array(
      z.object({
        contratoId: z.int(),
        numero: z.string(),
        estudante: z.string(),
        posicao: z.int(),
        em: data,
        centavos,
        marca,
        porque: z.string().nullable(),
      }),
    ),
    totalCentavos: centavos,
    /** There are more than one run takes. */
    haMais: z.boolean(),
    /** One that waits for a second person stands in the way. */
    proposto: repasseSchema.nullable(),
  }),
  recusas: [404, 422],
});

export const rotaProporRepasse = definirRota({
  ...agir,
  metodo: 'POST',
  caminho: '/gestao/financeiro/repasses',
  resumo: 'Propõe o repasse de uma instituição; outra pessoa o confirma',
  efeito: { chave: 'natural', por: 'uma instituição tem um repasse proposto por vez' },
  body: z.object({
    instituicaoId: z.int().positive(),
    mes: primeiroDia,
    usos: z
      .array(
        z.object({
          contratoId: z.int().positive(),
          posicao: z.int().min(0),
          marca,
          motivo: z.string().max(300).default(''),
        }),
      )
      .min(1)
      .max(2_000),
    /** As the person saw it: what is paid. */
    totalCentavos: centavos.min(0),
  }),
  resposta: repasseSchema,
  recusas: [404, 409, 422],
});

export const rotaResponderRepasse = definirRota({
  ...agir,
  metodo: 'POST',
  caminho: '/gestao/financeiro/repasses/{id}/resposta',
  resumo: 'Confirma, devolve ou retira um repasse proposto; quem propôs não confirma',
  efeito: { chave: 'natural', por: 'um repasse se responde uma vez' },
  params: z.object({ id: idRepasse }),
  body: z.object({
    resposta: z.enum(RESPOSTAS_A_PROPOSTA, { error: 'Escolha o que fazer com a proposta.' }),
    texto: z.optional(textoLivre({ maximo: 500 })),
  }),
  resposta: repasseSchema,
  recusas: [404, 409, 422],
});

export const rotaArquivoDoRepasse = definirRota({
  ...ver,
  metodo: 'GET',
  caminho: '/gestao/financeiro/repasses/{id}/arquivo',
  resumo: 'As mensalidades de um repasse em CSV, com o total',
  params: z.object({ id: idRepasse }),
  binario: 'text/csv',
  recusas: [404],
});

export const rotasDosRepasses = [
  rotaRepasses,
  rotaPreviaDoRepasse,
  rotaProporRepasse,
  rotaResponderRepasse,
  rotaArquivoDoRepasse,
] as const;
