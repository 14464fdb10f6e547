/** Money of contracts in effect, as the student meets it: what is due, how it is paid, what was paid (credito, section 10). */
import {
  ESTADOS_DA_DEVOLUCAO,
  MEIOS_DE_PAGAMENTO,
  TIPOS_DE_COBRANCA,
} from '@credito/domain/cobranca/cobranca';
import { SITUACOES_DA_COBRANCA } from '@credito/domain/cobranca/transicoes';
import { CODIGOS_DO_CONTRATO } from '@credito/domain/contrato/estados';
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

export const cobrancaSchema = z
  .object({
    id: uuid,
    contratoId: z.int(),
    contratoNumero: z.string(),
    tipo: z.enum(TIPOS_DE_COBRANCA),
    parcelas: z.array(z.int()),
    vencimento: data,
    pagavelAte: data.describe('Até quando se paga sem encargos: o vencimento, ou o dia útil seguinte.'),
    situacao: z.enum(SITUACOES_DA_COBRANCA),
    rotulo: z.string(),
    valorCentavos: centavos,
    hojeCentavos: centavos.describe('Quanto custa pagar hoje.'),
    multaCentavos: centavos,
    jurosCentavos: centavos,
    economiaCentavos: centavos.describe(
      'O que se deixa de pagar adiantando a parcela hoje: a taxa dos meses que ainda não correram.',
    ),
    linhaDigitavel: z
      .string()
      .nullable()
      .describe('47 e 44 algarismos, e o código para o aplicativo do banco; nulos até o provedor os dar.'),
    codigoDeBarras: z.string().nullable(),
    pixCopiaECola: z.string().nullable(),
    pagaEm: data.nullable(),
    pagoCentavos: centavos,
  })
  .meta({ id: 'Cobranca' });
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
  repassadoCentavos: centavos.describe('Pago à instituição até agora: só isto se deve.'),
  totalCentavos: centavos.describe('Do plano inteiro.'),
  abertoCentavos: centavos.describe(
    'O que se deve hoje do que foi pago à instituição, com os encargos do dia.',
  ),
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
  abertoCentavos: centavos.describe('Hoje, com encargos.'),
  multaCentavos: centavos,
  jurosCentavos: centavos,
  cobranca: cobrancaSchema.nullable(),
  antecipadaCentavos: centavos.nullable().describe('Como no plano do contrato.'),
  cobrancaEm: data.nullable().describe('Dia em que será cobrada; nulo quando já foi.'),
});
export type ProximaParcela = z.infer<typeof proximaParcelaSchema>;

const financeiroSchema = z.object({
  hoje: data,
  emRestituicao: z.boolean(),
  emNegociacao: z.boolean().describe('Há uma negociação em aberto, ou que espera o aditivo.'),
  secoes: z.object({ boletos: z.boolean(), negociacoes: z.boolean() }),
  proxima: proximaParcelaSchema.nullable(),
  totais: z.object({
    abertoCentavos: centavos,
    vencidoCentavos: centavos,
    pagoCentavos: centavos,
    creditoCentavos: centavos,
  }),
  contratos: z.array(contratoNoFinanceiroSchema),
  negociacoes: z.array(negociacaoSchema).describe('Da mais nova à mais antiga.'),
  comunicados: z
    .array(z.object({ id: z.string(), titulo: z.string(), texto: z.string(), desde: momento }))
    .describe('Avisos de que o provedor de pagamento não responde, cada um mostrado uma vez por aparelho.'),
  cobrancas: z.array(cobrancaSchema).describe('As que podem ser pagas, na ordem do vencimento.'),
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
  antecipadaCentavos: centavos
    .nullable()
    .describe('O que a paga hoje, antes do vencimento; nulo quando hoje ela não se adianta.'),
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
  devolucoes: z
    .array(
      z.object({
        id: uuid,
        em: data,
        centavos,
        estado: z.enum(ESTADOS_DA_DEVOLUCAO),
        concluidaEm: data.nullable().describe('Dia em que foi feita, ou se soube que não seria.'),
        mensagem: z.string(),
      }),
    )
    .describe('Da mais antiga à mais nova.'),
  conclusao: z.string().describe('O que houve, em uma frase.'),
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
  lancamentos: z
    .array(
      z.object({
        id: z.string(),
        em: data,
        titulo: z.string(),
        centavos,
        saldoCentavos: centavos,
      }),
    )
    .describe(
      'Do mais antigo ao mais novo, um para cada motivo; o que aumenta a dívida é maior que zero. O último saldo é o que se deve hoje.',
    ),
  curso: z
    .array(z.object({ id: uuid, em: data, titulo: z.string(), texto: z.string() }))
    .describe('O que se confirmou sobre o curso, do mais antigo ao mais novo.'),
  recibos: z.array(reciboSchema).describe('Do mais novo ao mais antigo.'),
  quitacaoHojeCentavos: centavos.describe(
    'O que quita tudo hoje, sem a taxa dos meses que ainda não correram.',
  ),
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

export const beneficiarioSchema = z.object({ nome: z.string(), cnpj: z.string().nullable() });

const cobrancaAbertaSchema = cobrancaSchema.extend({
  beneficiario: beneficiarioSchema,
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
