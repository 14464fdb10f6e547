import { DECISOES_DA_INSTITUICAO } from '@credito/domain/gestao/etapas';
import * as z from 'zod';
import { definirRota } from './rota.ts';

/** Base64 of the largest file that fits the body. */
const MAXIMO_EM_BASE64 = 240_000;

export const relatorioDeMatriculasSchema = z.object({
  /** Nothing was changed: what would happen. */
  simulacao: z.boolean(),
  aceitas: z.int(),
  recusadas: z.int(),
  linhas: z.array(
    z.object({
      /** Of the file, as a spreadsheet counts them. */
      linha: z.int(),
      protocolo: z.string(),
      estudante: z.string().nullable(),
      acao: z.enum(DECISOES_DA_INSTITUICAO).nullable(),
      aceita: z.boolean(),
      texto: z.string(),
    }),
  ),
  /** The same as a file for a spreadsheet. */
  csv: z.string(),
});
export type RelatorioDeMatriculas = z.infer<typeof relatorioDeMatriculasSchema>;

export const rotaConfirmarMatriculas = definirRota({
  metodo: 'POST',
  caminho: '/gestao/matriculas',
  resumo: 'Decide em lote pelas linhas de um CSV; com `simular`, só confere',
  area: 'gestao: instituição',
  permissao: 'gestao:decidir-pela-instituicao',
  body: z.object({
    conteudo: z.base64({ error: 'O arquivo não chegou inteiro. Envie de novo.' }).max(MAXIMO_EM_BASE64, {
      error: 'O arquivo é grande demais. Divida a planilha em partes de até 2.000 linhas.',
    }),
    simular: z.boolean(),
  }),
  resposta: relatorioDeMatriculasSchema,
  recusas: [422],
});

export const rotasDaInstituicao = [rotaConfirmarMatriculas] as const;
