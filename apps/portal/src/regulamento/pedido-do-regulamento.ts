import type { PedidoDeDocumento } from '@credito/ui/documento/entregar-documento';
import { api } from '../sessao/api.ts';
import { motivoDaFalha } from '../sessao/motivo-da-falha.ts';

const DOIS_MINUTOS = 120_000;

/** Of one that the product keeps. */
export const pedidoDoRegulamento = (regulamento: string): PedidoDeDocumento => ({
  id: regulamento,
  nome: 'regulamento.pdf',
  tipo: 'pdf',
  buscar: () =>
    api('GET /regulamentos/{regulamento}', { params: { regulamento } }, { limiteMs: DOIS_MINUTOS }),
  explicar: (erro) => motivoDaFalha(erro),
});
