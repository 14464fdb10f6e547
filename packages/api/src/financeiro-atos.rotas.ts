/** What the student does about money: asks whether a payment has come, and pays everything off early. */
import * as z from 'zod';
import { params } from './contrato.rotas.ts';
import { data } from './esquemas.ts';
import { cobrancaSchema, paramsDaCobranca } from './financeiro.rotas.ts';
import { definirRota } from './rota.ts';

const doEstudante = { area: 'financeiro', areaDoPortal: 'financeiro' } as const;

export const rotaJaPaguei = definirRota({
  ...doEstudante,
  permissao: 'conta-propria',
  metodo: 'POST',
  caminho: '/financeiro/s/cobrancas/{id}/ja-paguei',
  resumo: 'Pergunta agora ao provedor de pagamento se a cobrança foi paga',
  efeito: { chave: 'natural', por: 'só pergunta; o que entrou conta uma vez' },
  params: paramsDaCobranca,
  resposta: cobrancaSchema.extend({
    /** What the person reads: what was found, or when banks tell us. */
    mensagem: z.string(),
  }),
  recusas: [404],
});

export const rotaQuitacao = definirRota({
  ...doEstudante,
  permissao: 'conta',
  metodo: 'GET',
  caminho: '/financeiro/s/contratos/{id}/quitacao',
  resumo: 'O que paga tudo em um dia, sem a taxa dos meses que ainda não correram',
  params,
  query: z.object({ dia: data }),
  resposta: z.object({
    dia: data,
    totalCentavos: z.int(),
    /** What the same instalments would cost one by one, with the charges of the day. */
    semAntecipacaoCentavos: z.int(),
    economiaCentavos: z.int(),
    parcelas: z.int(),
  }),
  recusas: [404, 422],
});

export const rotaPedirQuitacao = definirRota({
  ...doEstudante,
  permissao: 'conta-propria',
  metodo: 'POST',
  caminho: '/financeiro/s/contratos/{id}/quitacao',
  resumo: 'Emite a cobrança que quita o contrato pelo valor de hoje, válida até o próximo dia útil',
  efeito: { chave: 'natural', por: 'há uma quitação em aberto por contrato, e o mesmo valor é a mesma' },
  params,
  body: z.object({ totalCentavos: z.int().positive() }),
  resposta: cobrancaSchema,
  recusas: [404, 409],
});

export const rotasDosAtosDoFinanceiro = [rotaJaPaguei, rotaQuitacao, rotaPedirQuitacao] as const;
