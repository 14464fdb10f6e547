/** Signing for the provider, in batches under one second factor (credito, sections 3 and 7). */
import { MAXIMO_DO_LOTE } from '@credito/domain/assinatura/lote';
import { codigoSchema } from '@credito/domain/conta/codigo';
import * as z from 'zod';
import { data, momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

const comum = { area: 'gestao: assinaturas', permissao: 'gestao:assinar-pelo-provedor' } as const;

const paraAssinar = z.object({
  assinanteId: uuid,
  titulo: z.string(),
  papel: z.string(),
  desde: momento,
  prazo: data,
  sha256: z.string(),
  declaracao: z.string(),
  fatos: z.array(z.object({ rotulo: z.string(), valor: z.string(), detalhe: z.string().optional() })),
  /** Everybody who has signed before. */
  assinaram: z.array(z.object({ nome: z.string(), papel: z.string(), em: momento })),
});
export type ParaAssinarPeloProvedor = z.infer<typeof paraAssinar>;

export const rotaParaAssinarPeloProvedor = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/gestao/assinaturas',
  resumo: 'Documentos que esperam a assinatura desta pessoa pelo provedor, do mais antigo para o mais novo',
  resposta: z.array(paraAssinar),
});

export const rotaDocumentoParaAssinar = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/gestao/assinaturas/{assinanteId}/documento',
  resumo: 'O documento em PDF, para quem o assina pelo provedor',
  params: z.object({ assinanteId: uuid }),
  binario: 'application/pdf',
  recusas: [404],
});

export const rotaAssinarPeloProvedor = definirRota({
  ...comum,
  metodo: 'POST',
  caminho: '/gestao/assinaturas',
  resumo: 'Assina pelo provedor os documentos marcados, com o segundo fator; cada um tem a sua evidência',
  efeito: { chave: 'natural', por: 'cada documento é assinado uma vez por pessoa, e o código vale uma vez' },
  body: z.object({
    codigo: codigoSchema,
    documentos: z
      .array(z.object({ assinanteId: uuid, sha256: z.string().regex(/^[0-9a-f]{64}$/) }))
      .min(1, { error: 'Marque ao menos um documento.' })
      .max(MAXIMO_DO_LOTE, { error: `Marque no máximo ${MAXIMO_DO_LOTE} documentos de cada vez.` }),
  }),
  resposta: z.object({
    assinados: z.int(),
    recusados: z.array(z.object({ assinanteId: uuid, motivo: z.string() })),
  }),
  recusas: [409, 422, 429],
});

export const rotasDaAssinaturaNaGestao = [
  rotaParaAssinarPeloProvedor,
  rotaDocumentoParaAssinar,
  rotaAssinarPeloProvedor,
] as const;
