/** Entries by hand, refunds and their transfers, and the early end of a course: proposed by one person of the team, confirmed by another. */
import { ESTADOS_DA_DEVOLUCAO, MEIOS_DE_PAGAMENTO } from '@credito/domain/cobranca/cobranca';
import { RESPOSTAS_A_PROPOSTA } from '@credito/domain/gestao/segunda-pessoa';
import {
  ESTADOS_DA_PROPOSTA_FINANCEIRA,
  TIPOS_DE_PROPOSTA_FINANCEIRA,
} from '@credito/domain/razao/propostas-financeiras';
import { ACONTECIMENTOS_DO_CURSO, CAUSAS_DO_FIM } from '@credito/domain/razao/vida-do-curso';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import { params } from './contrato.rotas.ts';
import { data, momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

const agir = { area: 'gestao: financeiro', permissao: 'gestao:agir-no-financeiro' } as const;

export const propostaFinanceiraSchema = z.object({
  id: uuid,
  contratoId: z.int(),
  tipo: z.enum(TIPOS_DE_PROPOSTA_FINANCEIRA),
  rotulo: z.string(),
  descricao: z.string(),
  motivo: z.string(),
  estado: z.enum(ESTADOS_DA_PROPOSTA_FINANCEIRA),
  por: z.string(),
  /** The reader proposed it, and may only take it back. */
  minha: z.boolean(),
  em: momento,
  respondidaPor: z.string().nullable(),
  explicacao: z.string().nullable(),
  /** What the reader may answer; none of what was answered. */
  respostas: z.array(z.enum(RESPOSTAS_A_PROPOSTA)),
});
export type PropostaFinanceira = z.infer<typeof propostaFinanceiraSchema>;

const motivo = textoLivre({ minimo: 5, maximo: 500, curto: 'Explique o porquê.' });
const centavos = z.int().positive();

export const rotaProporNoFinanceiro = definirRota({
  ...agir,
  metodo: 'POST',
  caminho: '/gestao/financeiro/contratos/{id}/propostas',
  resumo:
    'Propõe uma devolução, o que houve com a transferência dela, um pagamento recebido por fora, ou o que aconteceu com o curso, em cada contrato dele',
  efeito: { chave: 'natural', por: 'há uma proposta por contrato de cada vez, e a mesma é a mesma' },
  params,
  body: z.discriminatedUnion('tipo', [
    z.object({ tipo: z.literal('fim-do-curso'), em: data, causa: z.enum(CAUSAS_DO_FIM), motivo }),
    z.object({ tipo: z.enum(['suspensao-do-curso', 'retomada-do-curso']), em: data, motivo }),
    z.object({ tipo: z.literal('devolucao'), recebimentoId: uuid, centavos, motivo }),
    z.object({
      tipo: z.literal('transferencia'),
      devolucaoId: uuid,
      centavos,
      em: data,
      feita: z.boolean({ error: 'Diga o que houve com a transferência.' }),
      motivo,
    }),
    z.object({
      tipo: z.literal('recebimento-manual'),
      centavos,
      em: data,
      parcela: z.int().positive().nullable(),
      /** Paid before it was due: this instalment, or everything without one. */
      antecipa: z.optional(z.boolean()),
      motivo,
    }),
  ]),
  resposta: propostaFinanceiraSchema,
  recusas: [404, 409, 422],
});

export const rotaResponderNoFinanceiro = definirRota({
  ...agir,
  metodo: 'POST',
  caminho: '/gestao/financeiro/propostas/{id}/resposta',
  resumo: 'Confirma, devolve ou retira uma proposta; quem propôs não confirma',
  efeito: { chave: 'natural', por: 'uma proposta se responde uma vez' },
  params: z.object({ id: uuid }),
  body: z.object({
    resposta: z.enum(RESPOSTAS_A_PROPOSTA, { error: 'Escolha o que fazer com a proposta.' }),
    texto: z.optional(textoLivre({ maximo: 500 })),
  }),
  resposta: propostaFinanceiraSchema,
  recusas: [404, 409, 422],
});

export const rotaInformarSobreOCurso = definirRota({
  area: 'gestao: contratos',
  permissao: 'gestao:contratos-da-instituicao',
  metodo: 'POST',
  caminho: '/gestao/contratos/{id}/curso',
  resumo: 'A instituição informa conclusão, saída, suspensão ou volta; a equipe do crédito confirma',
  efeito: { chave: 'natural', por: 'há uma proposta por contrato de cada vez, e a mesma é a mesma' },
  params,
  body: z.object({
    acontecimento: z.enum(ACONTECIMENTOS_DO_CURSO, { error: 'Escolha o que aconteceu.' }),
    em: data,
    motivo,
  }),
  resposta: propostaFinanceiraSchema,
  recusas: [404, 409, 422],
});

export const rotaPropostasAbertas = definirRota({
  area: 'gestao: financeiro',
  permissao: 'gestao:ver-financeiro',
  metodo: 'GET',
  caminho: '/gestao/financeiro/propostas',
  resumo: 'O que espera por uma segunda pessoa, de todos os contratos, do mais antigo para o mais novo',
  resposta: z.object({
    propostas: z.array(
      propostaFinanceiraSchema.extend({ contratoNumero: z.string(), estudante: z.string() }),
    ),
    haMais: z.boolean(),
  }),
});
export type PropostaAberta = z.infer<typeof rotaPropostasAbertas.resposta>['propostas'][number];

export const rotaDevolucoesPorFazer = definirRota({
  area: 'gestao: financeiro',
  permissao: 'gestao:ver-financeiro',
  metodo: 'GET',
  caminho: '/gestao/financeiro/devolucoes',
  resumo: 'Devoluções decididas e ainda não feitas, de todos os contratos, da mais antiga para a mais nova',
  resposta: z.object({
    hoje: data,
    devolucoes: z.array(
      z.object({
        id: uuid,
        contratoId: z.int(),
        contratoNumero: z.string(),
        estudante: z.string(),
        estado: z.enum(ESTADOS_DA_DEVOLUCAO),
        /** How the payment came in that is given back. */
        meio: z.enum(MEIOS_DE_PAGAMENTO),
        pagoEm: data,
        em: data,
        centavos,
        /** What the team reported of it waits for a second person. */
        transferenciaProposta: z.boolean(),
      }),
    ),
    haMais: z.boolean(),
  }),
});
export type DevolucaoPorFazer = z.infer<typeof rotaDevolucoesPorFazer.resposta>['devolucoes'][number];

export const rotasDasPropostasFinanceiras = [
  rotaProporNoFinanceiro,
  rotaResponderNoFinanceiro,
  rotaInformarSobreOCurso,
  rotaPropostasAbertas,
  rotaDevolucoesPorFazer,
] as const;
