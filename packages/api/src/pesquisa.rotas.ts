/** Satisfaction survey (spec 1 section 7). */
import { comentarioSchema, notaSchema } from '@credito/domain/pesquisa/pesquisa';
import * as z from 'zod';
import { momento } from './esquemas.ts';
import { definirRota } from './rota.ts';

const idDaCampanha = z.string().regex(/^[a-z0-9-]{1,60}$/, 'Esta pesquisa não existe.');

export const rotaCampanha = definirRota({
  metodo: 'GET',
  caminho: '/campanhas/{campaignId}',
  resumo: 'A pergunta de uma pesquisa, e se a pessoa logada já respondeu',
  area: 'pesquisa',
  permissao: 'conta',
  params: z.object({ campaignId: idDaCampanha }),
  /** Sent by the spec's client; whose answer it is comes from the session. */
  query: z.object({ email: z.string().max(200).optional() }),
  resposta: z.object({
    campaignId: z.string(),
    titulo: z.string(),
    pergunta: z.string(),
    respondida: z.boolean(),
  }),
  recusas: [404],
});

export const rotaResponderPesquisa = definirRota({
  metodo: 'POST',
  caminho: '/respostas-usuarios',
  resumo: 'Responde pesquisas, uma vez cada; repetir não muda a primeira resposta',
  area: 'pesquisa',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'cada pessoa responde uma vez' },
  body: z
    .array(
      z.object({
        campaignId: idDaCampanha,
        nota: notaSchema,
        comentario: z.optional(comentarioSchema),
        pergunta: z.string().max(300).optional(),
        email: z.string().max(200).optional(),
      }),
    )
    .min(1, 'Escolha uma nota de 1 a 5.')
    .max(5),
  recusas: [404, 409],
});

export const rotaDispensarPesquisa = definirRota({
  metodo: 'POST',
  caminho: '/campanhas/{campaignId}/dispensa',
  resumo: 'Pula uma pesquisa: ela não é mostrada de novo',
  area: 'pesquisa',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'cada pessoa dispensa uma vez' },
  params: z.object({ campaignId: idDaCampanha }),
  recusas: [404],
});

export const rotaResultadosDasPesquisas = definirRota({
  metodo: 'GET',
  caminho: '/gestao/pesquisas',
  resumo: 'Distribuição das notas e comentários de cada pesquisa',
  area: 'gestao: pesquisas',
  permissao: 'gestao:ver-relatorios',
  resposta: z.object({
    campanhas: z.array(
      z.object({
        campaignId: z.string(),
        titulo: z.string(),
        pergunta: z.string(),
        respostas: z.int(),
        dispensas: z.int(),
        media: z.number().nullable(),
        distribuicao: z.array(
          z.object({ nota: z.int(), rotulo: z.string(), quantas: z.int(), percentual: z.int() }),
        ),
        comentarios: z
          .array(z.object({ nota: z.int(), texto: z.string(), em: momento }))
          .describe('Dos mais novos aos mais antigos; nunca quem os escreveu.'),
      }),
    ),
  }),
});

export const rotasDePesquisa = [
  rotaCampanha,
  rotaResponderPesquisa,
  rotaDispensarPesquisa,
  rotaResultadosDasPesquisas,
] as const;
