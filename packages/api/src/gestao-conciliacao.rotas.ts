/** Payments that no charge of ours explains, and money in sums: what was asked for, what came in, what is late. */
import { MEIOS_DE_PAGAMENTO } from '@credito/domain/cobranca/cobranca';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import { data, momento } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'gestao: financeiro';
const centavos = z.int();
const chave = z.string().min(1).max(80);

const diferencaSchema = z.object({
  chave: z.string(),
  /** What the payer named; null: nothing. */
  txid: z.string().nullable(),
  meio: z.enum(MEIOS_DE_PAGAMENTO),
  centavos,
  pagoEm: momento,
  vistoEm: momento,
  resolvidoEm: momento.nullable(),
  resolvidoPor: z.string().nullable(),
  explicacao: z.string().nullable(),
});
export type Diferenca = z.infer<typeof diferencaSchema>;

export const rotaDiferencas = definirRota({
  area: AREA,
  permissao: 'gestao:ver-financeiro',
  metodo: 'GET',
  caminho: '/gestao/financeiro/diferencas',
  resumo: 'Pagamentos que entraram e não são de nenhuma cobrança, os que ninguém explicou primeiro',
  resposta: z.object({
    /** Until when everything that came in was compared; null: never. */
    conciliadoAte: momento.nullable(),
    /** Since when the provider does not answer; null: it does. */
    falhandoDesde: momento.nullable(),
    itens: z.array(diferencaSchema),
  }),
});

export const rotaExplicarDiferenca = definirRota({
  area: AREA,
  permissao: 'gestao:agir-no-financeiro',
  metodo: 'POST',
  caminho: '/gestao/financeiro/diferencas',
  resumo: 'Explica um pagamento que não é de nenhuma cobrança; o dinheiro em si se lança por duas pessoas',
  efeito: { chave: 'natural', por: 'cada pagamento se explica uma vez' },
  body: z.object({
    chave,
    explicacao: textoLivre({ minimo: 5, maximo: 500, curto: 'Explique o pagamento.' }),
  }),
  resposta: diferencaSchema,
  recusas: [404, 409, 422],
});

export const rotaNumerosDoFinanceiro = definirRota({
  area: AREA,
  permissao: 'gestao:ver-financeiro',
  metodo: 'GET',
  caminho: '/gestao/financeiro/numeros',
  resumo: 'A carteira em números: repassado, a receber, em atraso, recebido por mês e previsto',
  resposta: z.object({
    hoje: data,
    contratos: z.int(),
    repassadoCentavos: centavos,
    aReceberCentavos: centavos,
    vencidoCentavos: centavos,
    recebidoCentavos: centavos,
    perdaCentavos: centavos,
    creditoDosPagadoresCentavos: centavos,
    /** The last twelve months, what was received; the next twelve, what falls due of what is owed. */
    meses: z.array(z.object({ mes: data, recebidoCentavos: centavos, previstoCentavos: centavos })),
  }),
});

export const rotaNumerosEmCsv = definirRota({
  area: AREA,
  permissao: 'gestao:ver-financeiro',
  metodo: 'GET',
  caminho: '/gestao/financeiro/numeros/csv',
  resumo: 'Recebido e previsto por mês, em CSV',
  binario: 'text/csv',
});

export const rotasDaConciliacao = [
  rotaDiferencas,
  rotaExplicarDiferenca,
  rotaNumerosDoFinanceiro,
  rotaNumerosEmCsv,
] as const;
