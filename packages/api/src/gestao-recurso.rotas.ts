import { DECISOES_DO_RECURSO, ESTADOS_DO_RECURSO, MAXIMO_DA_RESPOSTA } from '@credito/domain/recurso/recurso';
import { SIGLAS } from '@credito/domain/solicitacao/estados';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import { data, idSolicitacao, momento } from './esquemas.ts';
import { definirRota } from './rota.ts';

/** The appeal on the bench, beside the refusal that it contests. */
export const recursoDaMesaSchema = z.object({
  estado: z.enum(ESTADOS_DO_RECURSO),
  rotulo: z.string(),
  texto: z.string(),
  enviadoEm: momento,
  responderAte: data,
  recusa: z.object({
    em: momento.nullable(),
    etapa: z.string(),
    /** Names of those who took part in the refusal. */
    por: z.array(z.string()),
    motivos: z.array(z.string()),
  }),
  decididoEm: momento.nullable(),
  decididoPor: z.string().nullable(),
  resposta: z.string().nullable(),
  /** What this reader may answer; empty for who may not. */
  decisoes: z.array(z.enum(DECISOES_DO_RECURSO)),
  /** Why this reader may not answer; null when they may or nothing waits. */
  impedimento: z.string().nullable(),
});
export type RecursoDaMesa = z.infer<typeof recursoDaMesaSchema>;

export const rotaDecidirRecurso = definirRota({
  metodo: 'POST',
  caminho: '/gestao/solicitacoes/{id}/recurso',
  resumo: 'Aceita o recurso ou mantém a reprovação; quem reprovou não responde',
  area: 'gestao: mesa',
  permissao: 'gestao:decidir-solicitacao',
  efeito: { chave: 'natural', por: 'a decisão vale para a versão vista, uma vez' },
  params: z.object({ id: idSolicitacao }),
  body: z.object({
    decisao: z.enum(DECISOES_DO_RECURSO, { error: 'Escolha o que fazer com o recurso.' }),
    versao: z.int().positive(),
    texto: z._default(textoLivre({ maximo: MAXIMO_DA_RESPOSTA }), ''),
  }),
  resposta: z.object({ id: z.int(), sigla: z.enum(SIGLAS), versao: z.int() }),
  recusas: [404, 409, 422],
});

export const rotasDoRecursoNaGestao = [rotaDecidirRecurso] as const;
