import {
  MAXIMO_DO_MOTIVO_DA_EXPORTACAO,
  MINIMO_DO_MOTIVO_DA_EXPORTACAO,
  TIPOS_DE_EXPORTACAO,
} from '@credito/domain/gestao/exportacao';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import { data, momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'gestao: exportações';
const permissao = 'gestao:exportar-dados';

const motivo = textoLivre({
  minimo: MINIMO_DO_MOTIVO_DA_EXPORTACAO,
  maximo: MAXIMO_DO_MOTIVO_DA_EXPORTACAO,
  curto: `Diga para que serve, com ao menos ${MINIMO_DO_MOTIVO_DA_EXPORTACAO} caracteres.`,
  longo: `Resuma o motivo em até ${MAXIMO_DO_MOTIVO_DA_EXPORTACAO} caracteres.`,
});

const exportacaoSchema = z.object({
  id: uuid,
  tipo: z.enum(TIPOS_DE_EXPORTACAO),
  /** Protocol of the request. */
  protocolo: z.string().nullable(),
  de: data.nullable(),
  ate: data.nullable(),
  motivo: z.string(),
  pedidaPor: z.string(),
  minha: z.boolean(),
  pedidaEm: momento,
  expiraEm: momento,
  situacao: z.enum(['pendente', 'aprovada', 'recusada', 'baixada', 'vencida']),
  respondidaPor: z.string().nullable(),
  /** Why it was refused. */
  resposta: z.string().nullable(),
  baixadaEm: momento.nullable(),
  /** Whose data were in the file. */
  pessoas: z.int().nullable(),
});
export type Exportacao = z.infer<typeof exportacaoSchema>;

export const rotaExportacoes = definirRota({
  metodo: 'GET',
  caminho: '/gestao/exportacoes',
  resumo:
    'Pedidos de exportação que esperam resposta, os próprios e, para a administração, os dos últimos 90 dias',
  area: AREA,
  permissao,
  resposta: z.object({ exportacoes: z.array(exportacaoSchema) }),
});

export const rotaPedirExportacao = definirRota({
  metodo: 'POST',
  caminho: '/gestao/exportacoes',
  resumo: 'Pede uma exportação; outra pessoa da equipe precisa aprovar',
  area: AREA,
  permissao,
  efeito: { chave: 'idempotency-key' },
  body: z.discriminatedUnion('tipo', [
    z.object({
      tipo: z.literal('documentos'),
      protocolo: textoLivre({
        minimo: 4,
        maximo: 40,
        curto: 'Informe o protocolo.',
        longo: 'Confira o protocolo.',
      }),
      motivo,
    }),
    z.object({ tipo: z.literal('solicitacoes'), de: data, ate: data, motivo }),
    z.object({ tipo: z.literal('carteira'), motivo }),
  ]),
  resposta: exportacaoSchema,
  recusas: [409, 422, 429],
});

export const rotaResponderExportacao = definirRota({
  metodo: 'POST',
  caminho: '/gestao/exportacoes/{id}/resposta',
  resumo: 'Aprova ou recusa o pedido de outra pessoa',
  area: AREA,
  permissao,
  efeito: { chave: 'idempotency-key' },
  params: z.object({ id: uuid }),
  body: z.object({
    aprovada: z.boolean(),
    /** Why it is refused. */
    resposta: z._default(textoLivre({ maximo: MAXIMO_DO_MOTIVO_DA_EXPORTACAO }), ''),
  }),
  resposta: exportacaoSchema,
  recusas: [404, 409, 422],
});

export const rotaBaixarExportacao = definirRota({
  metodo: 'POST',
  caminho: '/gestao/exportacoes/{id}/baixar',
  resumo: 'Baixa uma exportação aprovada, uma única vez',
  area: AREA,
  permissao,
  efeito: { chave: 'natural', por: 'o arquivo sai uma vez' },
  params: z.object({ id: uuid }),
  binario: 'application/octet-stream',
  recusas: [404, 409],
});

export const rotasDasExportacoes = [
  rotaExportacoes,
  rotaPedirExportacao,
  rotaResponderExportacao,
  rotaBaixarExportacao,
] as const;
