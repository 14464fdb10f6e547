/** Late instalments divided anew: what the student may propose alone, with the plan that would follow. */
import { SITUACOES_DA_NEGOCIACAO } from '@credito/domain/negociacao/negociacao';
import * as z from 'zod';
import { params } from './contrato.rotas.ts';
import { data, momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

const comum = { area: 'financeiro', areaDoPortal: 'financeiro' } as const;
const centavos = z.int();

export const propostaDeNegociacao = z.object({
  entradaCentavos: centavos.min(0),
  prazo: z.int().min(1).max(120),
  primeiroVencimento: data,
});

export const parcelaNegociada = z.object({ numero: z.int(), vencimento: data, totalCentavos: centavos });

export const negociacaoSchema = propostaDeNegociacao.extend({
  id: uuid,
  contratoId: z.int(),
  contratoNumero: z.string(),
  situacao: z.enum(SITUACOES_DA_NEGOCIACAO),
  rotulo: z.string(),
  mensagem: z.string(),
  dividaCentavos: centavos,
  plano: z.array(parcelaNegociada),
  explicacao: z.string().nullable().describe('Por que não foi aceita; nulo quando ninguém o disse.'),
  criadaEm: momento,
  podeRetirar: z.boolean(),
  /** The alteration that it became. */
  alteracaoId: z.int().nullable(),
  /** The student may read it. */
  aditivoALer: z.boolean(),
});
export type Negociacao = z.infer<typeof negociacaoSchema>;

const negociacoesSchema = z.object({
  dividaCentavos: centavos.describe('O que está em atraso hoje, com encargos: o que seria dividido de novo.'),
  impedimento: z.string().nullable().describe('Por que nada pode ser proposto agora; nulo quando pode.'),
  limites: z.object({
    entradaMinimaCentavos: centavos,
    prazoMaximo: z.int(),
    primeiroVencimentoDe: data,
    primeiroVencimentoAte: data,
  }),
  negociacoes: z.array(negociacaoSchema).describe('Da mais nova à mais antiga.'),
});

export const rotaNegociacoes = definirRota({
  ...comum,
  permissao: 'conta',
  metodo: 'GET',
  caminho: '/financeiro/s/contratos/{id}/negociacoes',
  resumo: 'O que se pode negociar de um contrato, dentro de que limites, e o que já foi proposto',
  params,
  resposta: negociacoesSchema,
  recusas: [404],
});

export const rotaSimularNegociacao = definirRota({
  ...comum,
  permissao: 'conta',
  metodo: 'GET',
  caminho: '/financeiro/s/contratos/{id}/negociacoes/simulacao',
  resumo: 'O plano que uma proposta teria; nada é gravado',
  params,
  query: z.object({
    entradaCentavos: z.coerce.number().int().min(0),
    prazo: z.coerce.number().int().min(1).max(120),
    primeiroVencimento: data,
  }),
  resposta: z.object({ dividaCentavos: centavos, totalCentavos: centavos, plano: z.array(parcelaNegociada) }),
  recusas: [404, 409, 422],
});

export const rotaProporNegociacao = definirRota({
  ...comum,
  permissao: 'conta-propria',
  metodo: 'POST',
  caminho: '/financeiro/s/contratos/{id}/negociacoes',
  resumo: 'O estudante propõe dentro dos limites; o combinado espera pelo aditivo do contrato',
  efeito: { chave: 'natural', por: 'há uma negociação viva por contrato, e a mesma proposta é a mesma' },
  params,
  body: propostaDeNegociacao.extend({ dividaCentavos: centavos.positive() }),
  resposta: negociacaoSchema,
  recusas: [404, 409, 422],
});

export const rotaRetirarNegociacao = definirRota({
  ...comum,
  permissao: 'conta-propria',
  metodo: 'POST',
  caminho: '/financeiro/s/negociacoes/{id}/retirar',
  resumo: 'O estudante volta atrás antes do aditivo',
  efeito: { chave: 'natural', por: 'uma negociação se retira uma vez' },
  params: z.object({ id: uuid }),
  resposta: negociacaoSchema,
  recusas: [404, 409],
});

export const rotasDaNegociacao = [
  rotaNegociacoes,
  rotaSimularNegociacao,
  rotaProporNegociacao,
  rotaRetirarNegociacao,
] as const;
