import { MAXIMO_DA_NOTA, MINIMO_DA_NOTA, RESPOSTAS_A_PROPOSTA } from '@credito/domain/gestao/segunda-pessoa';
import { SIGLAS } from '@credito/domain/solicitacao/estados';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import { idSolicitacao, momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'gestao: mesa';

export const propostaSchema = z.object({
  tipo: z.enum(['reprovacao', 'aprovacao']),
  por: z.string(),
  /** The reader proposed it, and may only take it back. */
  minha: z.boolean(),
  em: momento,
  motivos: z.array(z.string()),
  respostas: z.array(z.enum(RESPOSTAS_A_PROPOSTA)),
});

export const corpoDaResposta = z.object({
  resposta: z.enum(RESPOSTAS_A_PROPOSTA, { error: 'Escolha o que fazer com a proposta.' }),
  versao: z.int().positive(),
  texto: z.optional(textoLivre({ maximo: MAXIMO_DA_NOTA })),
});

export const notaSchema = z.object({
  id: uuid,
  titulo: z.string(),
  texto: z.string(),
  autor: z.string(),
  em: momento,
});

export const rotaResponderProposta = definirRota({
  metodo: 'POST',
  caminho: '/gestao/solicitacoes/{id}/proposta',
  resumo: 'Confirma, devolve ou retira uma decisão proposta; quem propôs não confirma',
  area: AREA,
  permissao: 'gestao:decidir-solicitacao',
  efeito: { chave: 'natural', por: 'a resposta vale para a versão vista, uma vez' },
  params: z.object({ id: idSolicitacao }),
  body: corpoDaResposta,
  resposta: z.object({ id: z.int(), sigla: z.enum(SIGLAS), versao: z.int() }),
  recusas: [404, 409, 422],
});

export const rotaAnotar = definirRota({
  metodo: 'POST',
  caminho: '/gestao/solicitacoes/{id}/notas',
  resumo: 'Escreve uma nota interna, que só a equipe lê',
  area: AREA,
  permissao: 'gestao:anotar',
  efeito: { chave: 'idempotency-key' },
  params: z.object({ id: idSolicitacao }),
  body: z.object({
    texto: textoLivre({ minimo: MINIMO_DA_NOTA, maximo: MAXIMO_DA_NOTA, curto: 'Escreva a nota.' }),
  }),
  resposta: z.object({ notas: z.array(notaSchema) }),
  recusas: [404],
});

export const rotasDaSegundaPessoa = [rotaResponderProposta, rotaAnotar] as const;
