/** Negotiations beyond the student's limits: proposed by one person of the team, confirmed by another. */
import { RESPOSTAS_A_PROPOSTA } from '@credito/domain/gestao/segunda-pessoa';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import { params } from './contrato.rotas.ts';
import { uuid } from './esquemas.ts';
import { negociacaoSchema, propostaDeNegociacao } from './financeiro-negociacao.rotas.ts';
import { definirRota } from './rota.ts';

const AREA = 'gestao: financeiro';

const negociacaoNaGestaoSchema = negociacaoSchema.extend({
  /** Who of the team proposed it; null: the student. */
  por: z.string().nullable(),
  minha: z.boolean(),
  respostas: z.array(z.enum(RESPOSTAS_A_PROPOSTA)),
});
export type NegociacaoNaGestao = z.infer<typeof negociacaoNaGestaoSchema>;

export const rotaNegociacoesDoContrato = definirRota({
  area: AREA,
  permissao: 'gestao:ver-financeiro',
  metodo: 'GET',
  caminho: '/gestao/financeiro/contratos/{id}/negociacoes',
  resumo: 'As negociações de um contrato, da mais nova para a mais antiga',
  params,
  resposta: z.object({ dividaCentavos: z.int(), negociacoes: z.array(negociacaoNaGestaoSchema) }),
  recusas: [404],
});

export const rotaProporNegociacaoNaGestao = definirRota({
  area: AREA,
  permissao: 'gestao:agir-no-financeiro',
  metodo: 'POST',
  caminho: '/gestao/financeiro/contratos/{id}/negociacoes',
  resumo: 'Propõe uma negociação além dos limites do estudante; outra pessoa a confirma',
  efeito: { chave: 'natural', por: 'há uma negociação viva por contrato, e a mesma proposta é a mesma' },
  params,
  body: propostaDeNegociacao.extend({ dividaCentavos: z.int().positive() }),
  resposta: negociacaoNaGestaoSchema,
  recusas: [404, 409, 422],
});

export const rotaResponderNegociacao = definirRota({
  area: AREA,
  permissao: 'gestao:agir-no-financeiro',
  metodo: 'POST',
  caminho: '/gestao/financeiro/negociacoes/{id}/resposta',
  resumo: 'Confirma, devolve ou retira uma negociação proposta; quem propôs não confirma',
  efeito: { chave: 'natural', por: 'uma negociação se responde uma vez' },
  params: z.object({ id: uuid }),
  body: z.object({
    resposta: z.enum(RESPOSTAS_A_PROPOSTA, { error: 'Escolha o que fazer com a proposta.' }),
    texto: z.optional(textoLivre({ maximo: 500 })),
  }),
  resposta: negociacaoNaGestaoSchema,
  recusas: [404, 409, 422],
});

export const rotasDaNegociacaoNaGestao = [
  rotaNegociacoesDoContrato,
  rotaProporNegociacaoNaGestao,
  rotaResponderNegociacao,
] as const;
