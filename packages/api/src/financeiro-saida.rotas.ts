/** A guarantor asks to be let out of a contract, and the team answers. */
import { motivoDaSaidaSchema, respostaDaSaidaSchema } from '@credito/domain/fiador/saida';
import * as z from 'zod';
import { params } from './contrato.rotas.ts';
import { momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

const doFiador = { area: 'financeiro', permissao: 'conta' } as const;

const pedidoDeSaidaSchema = z.object({
  contratoId: z.int(),
  motivo: z.string(),
  pedidoEm: momento,
  resposta: z.string().nullable().describe('Nulo enquanto a equipe não respondeu.'),
  respondidoEm: momento.nullable(),
});
export type PedidoDeSaida = z.infer<typeof pedidoDeSaidaSchema>;

export const rotaPedidosDeSaida = definirRota({
  ...doFiador,
  metodo: 'GET',
  caminho: '/financeiro/f/pedidos-de-saida',
  resumo: 'Os pedidos de saída de quem é fiador, do mais novo para o mais antigo, com as respostas',
  resposta: z.array(pedidoDeSaidaSchema),
});

export const rotaPedirSaida = definirRota({
  ...doFiador,
  permissao: 'conta-propria',
  metodo: 'POST',
  caminho: '/financeiro/f/contratos/{id}/pedido-de-saida',
  resumo: 'O fiador pede para sair de um contrato que vale',
  efeito: { chave: 'natural', por: 'há um pedido aberto por contrato: repetir devolve o que já está lá' },
  params,
  body: z.object({ motivo: motivoDaSaidaSchema }),
  resposta: pedidoDeSaidaSchema,
  recusas: [404, 409],
});

const saidaNaGestaoSchema = z.object({
  id: uuid,
  contratoId: z.int(),
  numero: z.string(),
  fiador: z.string(),
  estudante: z.string(),
  motivo: z.string(),
  pedidoEm: momento,
});
export type SaidaNaGestao = z.infer<typeof saidaNaGestaoSchema>;

export const rotaSaidasPedidas = definirRota({
  metodo: 'GET',
  caminho: '/gestao/financeiro/saidas',
  resumo: 'Pedidos de saída de fiadores que esperam resposta, do mais antigo para o mais novo',
  area: 'gestao: financeiro',
  permissao: 'gestao:ver-financeiro',
  resposta: z.object({ itens: z.array(saidaNaGestaoSchema) }),
});

export const rotaResponderSaida = definirRota({
  metodo: 'POST',
  caminho: '/gestao/financeiro/saidas/{id}/responder',
  resumo: 'Responde a um pedido de saída; o fiador lê a resposta no portal',
  area: 'gestao: financeiro',
  permissao: 'gestao:analisar-contratos',
  efeito: { chave: 'natural', por: 'cada pedido tem uma resposta; a segunda é recusada' },
  params: z.object({ id: uuid }),
  body: z.object({ resposta: respostaDaSaidaSchema }),
  recusas: [404, 409],
});

export const rotasDaSaida = [rotaPedidosDeSaida, rotaPedirSaida] as const;
export const rotasDaSaidaNaGestao = [rotaSaidasPedidas, rotaResponderSaida] as const;
