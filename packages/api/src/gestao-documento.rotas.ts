/** One document at the desk: opening it, and its verdict. */
import { SITUACOES_VIGENTES } from '@credito/domain/documento/mudancas';
import { motivoEscolhidoSchema } from '@credito/domain/gestao/motivos';
import * as z from 'zod';
import { uuid } from './esquemas.ts';
import { motivoRegistradoSchema as motivo } from './gestao-segunda-olhada.ts';
import { definirRota } from './rota.ts';

const AREA = 'gestao: mesa';

export const rotaArquivoDoDocumento = definirRota({
  metodo: 'GET',
  caminho: '/gestao/documentos/{id}/arquivo',
  resumo: 'O arquivo como foi recebido; a visualização fica registrada',
  area: AREA,
  permissao: 'gestao:ver-documento',
  params: z.object({ id: uuid }),
  binario: 'application/octet-stream',
  recusas: [404],
});

export const rotaPaginaDoDocumento = definirRota({
  metodo: 'GET',
  caminho: '/gestao/documentos/{id}/paginas/{pagina}',
  resumo: 'Uma página do documento como imagem; a visualização fica registrada',
  area: AREA,
  permissao: 'gestao:ver-documento',
  params: z.object({ id: uuid, pagina: z.coerce.number().int().min(1).max(60) }),
  binario: 'image/jpeg',
  recusas: [404, 503],
});

const avaliacaoSchema = z.object({
  id: uuid,
  situacao: z.enum(SITUACOES_VIGENTES),
  motivos: z.array(motivo),
});

export const rotaAvaliarDocumento = definirRota({
  metodo: 'PUT',
  caminho: '/gestao/documentos/{id}/avaliacao',
  resumo: 'Aprova ou recusa um documento',
  area: AREA,
  permissao: 'gestao:avaliar-documento',
  efeito: { chave: 'natural', por: 'a mesma avaliação de novo não muda nada' },
  params: z.object({ id: uuid }),
  body: z.discriminatedUnion('resultado', [
    z.object({ resultado: z.literal('aprovado') }),
    z.object({
      resultado: z.literal('rejeitado'),
      motivos: z.array(motivoEscolhidoSchema).min(1, 'Informe ao menos um motivo.').max(8),
    }),
  ]),
  resposta: avaliacaoSchema,
  recusas: [404, 409, 422],
});

export const rotaDesfazerAvaliacao = definirRota({
  metodo: 'DELETE',
  caminho: '/gestao/documentos/{id}/avaliacao',
  resumo: 'Desfaz a avaliação enquanto a etapa não foi decidida',
  area: AREA,
  permissao: 'gestao:avaliar-documento',
  efeito: { chave: 'natural', por: 'o documento já sem avaliação não muda' },
  params: z.object({ id: uuid }),
  resposta: avaliacaoSchema,
  recusas: [404, 409],
});

export const rotasDeDocumentoNaMesa = [
  rotaArquivoDoDocumento,
  rotaPaginaDoDocumento,
  rotaAvaliarDocumento,
  rotaDesfazerAvaliacao,
] as const;
