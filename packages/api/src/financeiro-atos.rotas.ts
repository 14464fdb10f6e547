/** What the student does about money: asks whether a payment has come, and pays one instalment or everything early. */
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
    mensagem: z.string().describe('O que a pessoa lê: o que se achou, ou quando os bancos nos dizem.'),
  }),
  recusas: [404],
});

const cotacaoSchema = z.object({
  dia: data,
  totalCentavos: z.int(),
  semAntecipacaoCentavos: z
    .int()
    .describe('O que as mesmas parcelas custariam uma a uma, com os encargos do dia.'),
  economiaCentavos: z.int(),
  parcelas: z.int(),
});

const daParcela = params.extend({ numero: z.coerce.number().int().min(1).max(1_000) });

export const rotaQuitacao = definirRota({
  ...doEstudante,
  permissao: 'conta',
  metodo: 'GET',
  caminho: '/financeiro/s/contratos/{id}/quitacao',
  resumo: 'O que paga tudo em um dia, sem a taxa dos meses que ainda não correram',
  params,
  query: z.object({ dia: data }),
  resposta: cotacaoSchema,
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

export const rotaAntecipacao = definirRota({
  ...doEstudante,
  permissao: 'conta',
  metodo: 'GET',
  caminho: '/financeiro/s/contratos/{id}/parcelas/{numero}/antecipacao',
  resumo: 'O que paga uma parcela em um dia antes do vencimento, sem a taxa dos meses que ainda não correram',
  params: daParcela,
  query: z.object({ dia: data }),
  resposta: cotacaoSchema,
  recusas: [404, 409, 422],
});

export const rotaPedirAntecipacao = definirRota({
  ...doEstudante,
  permissao: 'conta-propria',
  metodo: 'POST',
  caminho: '/financeiro/s/contratos/{id}/parcelas/{numero}/antecipacao',
  resumo: 'Emite a cobrança que paga uma parcela pelo valor de hoje, válida até o próximo dia útil',
  efeito: { chave: 'natural', por: 'há uma antecipação em aberto por parcela, e o mesmo valor é a mesma' },
  params: daParcela,
  body: z.object({ totalCentavos: z.int().positive() }),
  resposta: cobrancaSchema,
  recusas: [404, 409],
});

export const rotasDosAtosDoFinanceiro = [
  rotaJaPaguei,
  rotaQuitacao,
  rotaPedirQuitacao,
  rotaAntecipacao,
  rotaPedirAntecipacao,
] as const;
