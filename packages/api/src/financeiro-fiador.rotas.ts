/** Money of the contracts that somebody guarantees: what may still be asked of them, and what is late. */
import { CODIGOS_DO_CONTRATO } from '@credito/domain/contrato/estados';
import { GARANTIAS } from '@credito/domain/contrato/exposicao';
import { SITUACOES_FINANCEIRAS } from '@credito/domain/razao/situacao-financeira';
import * as z from 'zod';
import { data } from './esquemas.ts';
import { definirRota } from './rota.ts';

const centavos = z.int();

const garantidoNoFinanceiroSchema = z.object({
  id: z.int(),
  numero: z.string(),
  /** First name alone. */
  estudante: z.string(),
  anoSemestre: z.string(),
  codigo: z.enum(CODIGOS_DO_CONTRATO),
  situacao: z.enum(SITUACOES_FINANCEIRAS),
  rotulo: z.string(),
  garantia: z.enum(GARANTIAS),
  /** What may still be asked: everything that the plan has open, with the charges of today. */
  exposicaoCentavos: centavos,
  totalCentavos: centavos,
  pagoCentavos: centavos,
  vencidoCentavos: centavos,
  parcelas: z.int(),
  parcelasPagas: z.int(),
  atrasadas: z.array(
    z.object({ numero: z.int(), vencimento: data, dias: z.int(), abertoCentavos: centavos }),
  ),
});
export type GarantidoNoFinanceiro = z.infer<typeof garantidoNoFinanceiroSchema>;

export const rotaFinanceiroDoFiador = definirRota({
  metodo: 'GET',
  caminho: '/financeiro/f',
  resumo: 'O que quem é fiador ainda garante, e o que está em atraso',
  area: 'financeiro',
  permissao: 'conta',
  resposta: z.object({ hoje: data, contratos: z.array(garantidoNoFinanceiroSchema) }),
});

export const rotasDoFinanceiroDoFiador = [rotaFinanceiroDoFiador] as const;
