/** Money of the contracts that somebody guarantees: what may still be asked of them, and what is late. */
import { CODIGOS_DO_CONTRATO } from '@credito/domain/contrato/estados';
import { GARANTIAS } from '@credito/domain/contrato/exposicao';
import { SITUACOES_DA_NEGOCIACAO } from '@credito/domain/negociacao/negociacao';
import { SITUACOES_FINANCEIRAS } from '@credito/domain/razao/situacao-financeira';
import * as z from 'zod';
import { data } from './esquemas.ts';
import { beneficiarioSchema, cobrancaSchema, paramsDaCobranca } from './financeiro.rotas.ts';
import { parcelaNegociada } from './financeiro-negociacao.rotas.ts';
import { definirRota } from './rota.ts';

const centavos = z.int();

const negociacaoGarantidaSchema = z.object({
  situacao: z.enum(SITUACOES_DA_NEGOCIACAO),
  rotulo: z.string(),
  mensagem: z.string().describe('O que ela é para quem garante.'),
  dividaCentavos: centavos,
  entradaCentavos: centavos,
  totalCentavos: centavos.describe('Entrada e parcelas do plano novo.'),
  plano: z.array(parcelaNegociada),
});

const garantidoNoFinanceiroSchema = z.object({
  id: z.int(),
  numero: z.string(),
  estudante: z.string().describe('Só o primeiro nome.'),
  anoSemestre: z.string(),
  codigo: z.enum(CODIGOS_DO_CONTRATO),
  situacao: z.enum(SITUACOES_FINANCEIRAS),
  rotulo: z.string(),
  garantia: z.enum(GARANTIAS),
  exposicaoCentavos: centavos.describe(
    'O que ainda pode ser cobrado: tudo o que o plano tem em aberto, com os encargos de hoje.',
  ),
  garante: z
    .object({ rotulo: z.string(), centavos, explicacao: z.string() })
    .describe('O mesmo valor e a mesma frase em todas as telas de quem garante.'),
  totalCentavos: centavos,
  pagoCentavos: centavos,
  vencidoCentavos: centavos,
  parcelas: z.int(),
  parcelasPagas: z.int(),
  atrasadas: z.array(
    z.object({
      numero: z.int(),
      vencimento: data,
      dias: z.int(),
      abertoCentavos: centavos,
      cobranca: cobrancaSchema
        .nullable()
        .describe('A mesma do estudante, que qualquer um dos dois paga; nula enquanto é preparada.'),
    }),
  ),
  negociacao: negociacaoGarantidaSchema.nullable().describe('A última que interessa a quem garante.'),
});
export type GarantidoNoFinanceiro = z.infer<typeof garantidoNoFinanceiroSchema>;

export const rotaFinanceiroDoFiador = definirRota({
  metodo: 'GET',
  caminho: '/financeiro/f',
  resumo: 'O que quem é fiador ainda garante, e o que está em atraso',
  area: 'financeiro',
  permissao: 'conta',
  resposta: z.object({
    hoje: data,
    beneficiario: beneficiarioSchema,
    contratos: z.array(garantidoNoFinanceiroSchema),
  }),
});

export const rotaPdfDaCobrancaGarantida = definirRota({
  metodo: 'GET',
  caminho: '/financeiro/f/cobrancas/{id}/pdf',
  resumo: 'O boleto do que está em atraso, em PDF, para quem é fiador e paga',
  area: 'financeiro',
  permissao: 'conta',
  params: paramsDaCobranca,
  binario: 'application/pdf',
  recusas: [404, 409, 503],
});

export const rotasDoFinanceiroDoFiador = [rotaFinanceiroDoFiador, rotaPdfDaCobrancaGarantida] as const;
