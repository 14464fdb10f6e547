/** Money of contracts in effect, as the student meets it: what is due, how it is paid, what was paid (credito, section 10). */
import { MEIOS_DE_PAGAMENTO, TIPOS_DE_COBRANCA } from '@credito/domain/cobranca/cobranca';
import { SITUACOES_DA_COBRANCA } from '@credito/domain/cobranca/transicoes';
import { CODIGOS_DO_CONTRATO } from '@credito/domain/contrato/estados';
import { TIPOS_DE_LANCAMENTO } from '@credito/domain/razao/contas';
import { SITUACOES_FINANCEIRAS } from '@credito/domain/razao/situacao-financeira';
import { SITUACOES_DO_USO } from '@credito/domain/razao/usos';
import * as z from 'zod';
import { params } from './contrato.rotas.ts';
import { data, momento, uuid } from './esquemas.ts';
import { negociacaoSchema } from './financeiro-negociacao.rotas.ts';
import { definirRota } from './rota.ts';

const doEstudante = { area: 'financeiro', permissao: 'conta', areaDoPortal: 'financeiro' } as const;
const centavos = z.int();
export const paramsDaCobranca = z.object({ id: uuid });
const situacaoDaParcela = z.enum(['a-vencer', 'vencida', 'paga']);

export const cobrancaSchema = z.object({
  id: uuid,
  contratoId: z.int(),
  contratoNumero: z.string(),
  tipo: z.enum(TIPOS_DE_COBRANCA),
  parcelas: z.array(z.int()),
  vencimento: data,
  /** Until then it is paid without charges: the due date, or the next working day. */
  pagavelAte: data,
  situacao: z.enum(SITUACOES_DA_COBRANCA),
  rotulo: z.string(),
  valorCentavos: centavos,
  /** What it costs to pay it today. */
  hojeCentavos: centavos,
  multaCentavos: centavos,
  jurosCentavos: centavos,
  /** 47 and 44 digits, and the code for a bank's app; null until the provider has given them. */
  linhaDigitavel: z.string().nullable(),
  codigoDeBarras: z.string().nullable(),
  pixCopiaECola: z.string().nullable(),
  pagaEm: data.nullable(),
  pagoCentavos: centavos,
});
export type Cobranca = z.infer<typeof cobrancaSchema>;

export const contratoNoFinanceiroSchema = z.object({
  id: z.int(),
  numero: z.string(),
  anoSemestre: z.string(),
  codigo: z.enum(CODIGOS_DO_CONTRATO),
  rotulo: z.string(),
  situacao: z.enum(SITUACOES_FINANCEIRAS),
  primeiroVencimento: data,
  financiadoCentavos: centavos,
  /** Paid to the school so far: only this is owed. */
  repassadoCentavos: centavos,
  /** Of the whole plan. */
  totalCentavos: centavos,
  /** Owed today of what was paid to the school, with the charges of today. */
  abertoCentavos: centavos,
  vencidoCentavos: centavos,
  pagoCentavos: centavos,
  creditoCentavos: centavos,
  parcelas: z.int(),
  parcelasPagas: z.int(),
});
export type ContratoNoFinanceiro = z.infer<typeof contratoNoFinanceiroSchema>;

const proximaParcelaSchema = z.object({
  contratoId: z.int(),
  contratoNumero: z.string(),
  numero: z.int(),
  de: z.int(),
  vencimento: data,
  pagavelAte: data,
  situacao: situacaoDaParcela,
  /** Today, with charges. */
  abertoCentavos: centavos,
  multaCentavos: centavos,
  jurosCentavos: centavos,
  cobranca: cobrancaSchema.nullable(),
  /** Day on which it will be charged; null when it is already. */
  cobrancaEm: data.nullable(),
});
export type ProximaParcela = z.infer<typeof proximaParcelaSchema>;

const financeiroSchema = z.object({
  hoje: data,
  emRestituicao: z.boolean(),
  /** A negotiation is open, or waits for its alteration. */
  emNegociacao: z.boolean(),
  secoes: z.object({ boletos: z.boolean(), negociacoes: z.boolean() }),
  proxima: proximaParcelaSchema.nullable(),
  totais: z.object({
    abertoCentavos: centavos,
    vencidoCentavos: centavos,
    pagoCentavos: centavos,
    creditoCentavos: centavos,
  }),
  contratos: z.array(contratoNoFinanceiroSchema),
  /** Newest first. */
  negociacoes: z.array(negociacaoSchema),
  /** Raised while the payment provider does not answer: a dialog once for each id on a device. */
  comunicados: z.array(z.object({ id: z.string(), titulo: z.string(), texto: z.string(), desde: momento })),
  /** Those that can be paid, whatever is due first. */
  cobrancas: z.array(cobrancaSchema),
});
export type Financeiro = z.infer<typeof financeiroSchema>;

export const parcelaNoFinanceiroSchema = z.object({
  numero: z.int(),
  vencimento: data,
  pagavelAte: data,
  principalCentavos: centavos,
  correcaoCentavos: centavos,
  taxaCentavos: centavos,
  totalCentavos: centavos,
  situacao: situacaoDaParcela,
  abertoCentavos: centavos,
  multaCentavos: centavos,
  jurosCentavos: centavos,
  pagoCentavos: centavos,
  cobrancaId: uuid.nullable(),
});

export const usoNoFinanceiroSchema = z.object({
  em: data,
  financiadoCentavos: centavos,
  situacao: z.enum(SITUACOES_DO_USO),
  rotulo: z.string(),
  decididoEm: data.nullable(),
});

export const reciboSchema = z.object({
  id: uuid,
  em: data,
  meio: z.enum(MEIOS_DE_PAGAMENTO),
  rotulo: z.string(),
  centavos,
  creditoCentavos: centavos,
  devolvidoCentavos: centavos,
  /** What became of it, as a sentence. */
  conclusao: z.string(),
  partes: z.array(
    z.object({
      parcela: z.int(),
      multaCentavos: centavos,
      jurosCentavos: centavos,
      taxaCentavos: centavos,
      principalCentavos: centavos,
    }),
  ),
});

const extratoDoContratoSchema = contratoNoFinanceiroSchema.extend({
  hoje: data,
  plano: z.array(parcelaNoFinanceiroSchema),
  usos: z.array(usoNoFinanceiroSchema),
  /** Oldest first; what raises the debt is above zero. */
  lancamentos: z.array(
    z.object({
      id: z.int(),
      em: data,
      tipo: z.enum(TIPOS_DE_LANCAMENTO),
      titulo: z.string(),
      centavos,
      saldoCentavos: centavos,
    }),
  ),
  /** Newest first. */
  recibos: z.array(reciboSchema),
  /** What pays off everything today, with the fee of no month that has not run. */
  quitacaoHojeCentavos: centavos,
});
export type ExtratoDoContrato = z.infer<typeof extratoDoContratoSchema>;

export const rotaFinanceiro = definirRota({
  ...doEstudante,
  metodo: 'GET',
  caminho: '/financeiro/s',
  resumo: 'O que o estudante deve, pagou e pode pagar agora, de todos os contratos',
  resposta: financeiroSchema,
});

export const rotaExtratoDoContrato = definirRota({
  ...doEstudante,
  metodo: 'GET',
  caminho: '/financeiro/s/contratos/{id}',
  resumo: 'Extrato, plano, mensalidades pagas à instituição e recibos de um contrato',
  params,
  resposta: extratoDoContratoSchema,
  recusas: [404],
});

const cobrancaAbertaSchema = cobrancaSchema.extend({
  beneficiario: z.object({ nome: z.string(), cnpj: z.string().nullable() }),
  quandoOsBancosAvisam: z.string(),
  criadaEm: momento,
});

export const rotaCobranca = definirRota({
  ...doEstudante,
  metodo: 'GET',
  caminho: '/financeiro/s/cobrancas/{id}',
  resumo: 'Uma cobrança do estudante, com a linha do boleto e o código do Pix',
  params: paramsDaCobranca,
  resposta: cobrancaAbertaSchema,
  recusas: [404],
});

export const rotasDoFinanceiro = [rotaFinanceiro, rotaExtratoDoContrato, rotaCobranca] as const;
