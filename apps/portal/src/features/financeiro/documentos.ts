/** The files of the area, handed over as every document is. */
import type { PedidoDeDocumento } from '@credito/ui/documento/entregar-documento';
import { api } from '../../sessao/api.ts';
import { motivoDaFalha } from '../../sessao/motivo-da-falha.ts';

const DOIS_MINUTOS = 120_000;

const explicar = (erro: unknown) => `Ocorreu um erro ao abrir o documento. ${motivoDaFalha(erro)}`;

export const pedidoDoBoleto = ({ id }: { id: string }): PedidoDeDocumento => ({
  id: `boleto-${id}`,
  nome: 'boleto.pdf',
  tipo: 'pdf',
  buscar: () => api('GET /financeiro/s/cobrancas/{id}/pdf', { params: { id } }, { limiteMs: DOIS_MINUTOS }),
  explicar,
});

export const pedidoDoBoletoGarantido = ({ id }: { id: string }): PedidoDeDocumento => ({
  id: `boleto-garantido-${id}`,
  nome: 'boleto.pdf',
  tipo: 'pdf',
  buscar: () => api('GET /financeiro/f/cobrancas/{id}/pdf', { params: { id } }, { limiteMs: DOIS_MINUTOS }),
  explicar,
});

export const pedidoDoInforme = (ano: number): PedidoDeDocumento => ({
  id: `informe-${ano}`,
  nome: `pagamentos-de-${ano}.pdf`,
  tipo: 'pdf',
  buscar: () => api('GET /financeiro/s/informe', { query: { ano } }, { limiteMs: DOIS_MINUTOS }),
  explicar,
});

export const pedidoDoTermo = ({ id, numero }: { id: number; numero: string }): PedidoDeDocumento => ({
  id: `termo-${id}`,
  nome: `termo-de-quitacao-${numero}.pdf`,
  tipo: 'pdf',
  buscar: () =>
    api('GET /financeiro/s/contratos/{id}/termo-de-quitacao', { params: { id } }, { limiteMs: DOIS_MINUTOS }),
  explicar,
});
