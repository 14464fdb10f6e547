/** Money of contracts at the desk: who is late, and charge, payments and ledger of one contract (credito, section 10). */
import { CONCLUSOES } from '@credito/domain/cobranca/conclusao';
import { CONTAS_DO_RAZAO, TIPOS_DE_LANCAMENTO } from '@credito/domain/razao/contas';
import { FAIXAS_DE_ATRASO } from '@credito/domain/razao/situacao-financeira';
import * as z from 'zod';
import { params } from './contrato.rotas.ts';
import { data, momento, uuid } from './esquemas.ts';
import {
  cobrancaSchema,
  contratoNoFinanceiroSchema,
  parcelaNoFinanceiroSchema,
  reciboSchema,
  usoNoFinanceiroSchema,
} from './financeiro.rotas.ts';
import { propostaFinanceiraSchema } from './gestao-propostas-financeiras.rotas.ts';
import { definirRota } from './rota.ts';

const AREA = 'gestao: financeiro';
const ver = { area: AREA, permissao: 'gestao:ver-financeiro' } as const;
const centavos = z.int();
const faixa = z.enum(FAIXAS_DE_ATRASO);

const atrasadoSchema = z.object({
  contratoId: z.int(),
  numero: z.string(),
  estudante: z.string(),
  instituicao: z.string(),
  /** Due date of the oldest instalment that is late. */
  desde: data,
  dias: z.int(),
  faixa,
  parcelas: z.int(),
  /** With the charges of today. */
  vencidoCentavos: centavos,
  abertoCentavos: centavos,
});

export const rotaAtrasos = definirRota({
  ...ver,
  metodo: 'GET',
  caminho: '/gestao/financeiro/atrasos',
  resumo: 'Contratos em atraso, do mais antigo para o mais novo, e quantos há por idade do atraso',
  query: z.object({
    faixa: faixa.optional(),
    depoisDe: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}\.\d{1,19}$/)
      .optional(),
    limite: z.coerce.number().int().min(1).max(100).default(30),
  }),
  resposta: z.object({
    hoje: data,
    faixas: z.array(
      z.object({
        faixa,
        rotulo: z.string(),
        contratos: z.int(),
        /** Principal and fee, without charges. */
        vencidoCentavos: centavos,
      }),
    ),
    itens: z.array(atrasadoSchema),
    proxima: z.string().nullable(),
  }),
});

export const rotaAtrasosEmCsv = definirRota({
  ...ver,
  metodo: 'GET',
  caminho: '/gestao/financeiro/atrasos/csv',
  resumo: 'Quantos contratos em atraso há por idade do atraso, e quanto venceu neles, em CSV',
  binario: 'text/csv',
});

const linhaDoRazaoSchema = z.object({
  conta: z.enum(CONTAS_DO_RAZAO),
  rotulo: z.string(),
  parcela: z.int().nullable(),
  centavos,
});

const contratoNaGestaoFinanceiraSchema = contratoNoFinanceiroSchema.extend({
  hoje: data,
  estudante: z.string(),
  instituicao: z.string(),
  plano: z.array(parcelaNoFinanceiroSchema),
  usos: z.array(usoNoFinanceiroSchema),
  /** Newest first. */
  cobrancas: z.array(
    cobrancaSchema.extend({
      txid: z.string(),
      revisao: z.int(),
      falha: z.string().nullable(),
      /** Oldest first. */
      historico: z.array(
        z.object({
          em: momento,
          titulo: z.string(),
          centavos: centavos.nullable(),
          /** Version at the provider. */
          revisao: z.int().nullable(),
          motivo: z.string().nullable(),
        }),
      ),
    }),
  ),
  recebimentos: z.array(
    reciboSchema.extend({
      chave: z.string(),
      cobrancaId: uuid.nullable(),
      conclusaoCodigo: z.enum(CONCLUSOES),
    }),
  ),
  saldos: z.array(linhaDoRazaoSchema.omit({ parcela: true })),
  /** Newest first, the last two hundred. */
  razao: z.array(
    z.object({
      id: z.int(),
      em: data,
      gravadoEm: momento,
      tipo: z.enum(TIPOS_DE_LANCAMENTO),
      rotulo: z.string(),
      quem: z.string(),
      motivo: z.string(),
      linhas: z.array(linhaDoRazaoSchema),
    }),
  ),
  quitacaoHojeCentavos: centavos,
  /** What takes two people, newest first. */
  propostas: z.array(propostaFinanceiraSchema),
});
export type ContratoNaGestaoFinanceira = z.infer<typeof contratoNaGestaoFinanceiraSchema>;

export const rotaFinanceiroDoContrato = definirRota({
  ...ver,
  metodo: 'GET',
  caminho: '/gestao/financeiro/contratos/{id}',
  resumo: 'Plano, cobranças, pagamentos e razão de um contrato',
  params,
  resposta: contratoNaGestaoFinanceiraSchema,
  recusas: [404],
});

export const rotasDoFinanceiroNaGestao = [rotaAtrasos, rotaAtrasosEmCsv, rotaFinanceiroDoContrato] as const;
