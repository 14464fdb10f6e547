/** Files of the student's money: the slip of a charge, what was paid in a year, and that a contract is paid. */
import * as z from 'zod';
import { params } from './contrato.rotas.ts';
import { paramsDaCobranca } from './financeiro.rotas.ts';
import { definirRota } from './rota.ts';

const doEstudante = { area: 'financeiro', permissao: 'conta', areaDoPortal: 'financeiro' } as const;

export const rotaPdfDaCobranca = definirRota({
  ...doEstudante,
  metodo: 'GET',
  caminho: '/financeiro/s/cobrancas/{id}/pdf',
  resumo: 'O boleto de uma cobrança em PDF, com a linha, o código de barras e o Pix',
  params: paramsDaCobranca,
  binario: 'application/pdf',
  recusas: [404, 409],
});

export const rotaInformeAnual = definirRota({
  ...doEstudante,
  metodo: 'GET',
  caminho: '/financeiro/s/informe',
  resumo: 'O que o estudante pagou num ano, de todos os contratos, em PDF',
  query: z.object({ ano: z.coerce.number().int().min(2000).max(2200) }),
  binario: 'application/pdf',
  recusas: [404],
});

export const rotaTermoDeQuitacao = definirRota({
  ...doEstudante,
  metodo: 'GET',
  caminho: '/financeiro/s/contratos/{id}/termo-de-quitacao',
  resumo: 'A declaração de que um contrato está pago, com o selo de quem a emite',
  params,
  binario: 'application/pdf',
  recusas: [404, 409, 503],
});

export const rotasDosDocumentosDoFinanceiro = [
  rotaPdfDaCobranca,
  rotaInformeAnual,
  rotaTermoDeQuitacao,
] as const;
