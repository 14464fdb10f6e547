import { DECISOES_DA_INSTITUICAO } from '@credito/domain/gestao/etapas';
import {
  LINHAS_POR_VEZ,
  MAXIMO_DE_BYTES,
  MAXIMO_DE_LINHAS,
  MENSAGEM_DE_ARQUIVO_GRANDE,
} from '@credito/domain/gestao/matriculas';
import * as z from 'zod';
import { idSolicitacao } from './esquemas.ts';
import { definirRota } from './rota.ts';

const MAXIMO_EM_BASE64 = Math.ceil(MAXIMO_DE_BYTES / 3) * 4;

const aConfirmarSchema = z.object({
  solicitacaoId: z.int(),
  protocolo: z.string(),
  estudante: z.string(),
  curso: z.string(),
  /** Term whose enrolment is waited for. */
  semestre: z.string(),
});
export type MatriculaAConfirmar = z.infer<typeof aConfirmarSchema>;

const relatorioDeMatriculasSchema = z.object({
  /** Nothing was changed: what would happen. */
  simulacao: z.boolean(),
  /** Lines of the whole file below the titles. */
  total: z.int(),
  /** Where the next call goes on; null after the last line. */
  continuaEm: z.int().nullable(),
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
  /** The same lines as a file for a spreadsheet. */
  csv: z.string(),
  /** Whose renewal waits and whom the whole file does not name, the first ones; with the last line alone. */
  fora: z.object({ total: z.int(), itens: z.array(aConfirmarSchema) }).nullable(),
});
export type RelatorioDeMatriculas = z.infer<typeof relatorioDeMatriculasSchema>;

export const rotaConfirmarMatriculas = definirRota({
  metodo: 'POST',
  caminho: '/gestao/matriculas',
  resumo: `Decide em lote pelas linhas de um CSV, até ${LINHAS_POR_VEZ} por vez; com \`simular\`, só confere`,
  area: 'gestao: instituição',
  permissao: 'gestao:decidir-pela-instituicao',
  efeito: { chave: 'natural', por: 'a linha já decidida não está mais em análise na instituição' },
  maximoDoCorpo: MAXIMO_EM_BASE64 + 1_024,
  body: z.object({
    conteudo: z.base64({ error: 'O arquivo não chegou inteiro. Envie de novo.' }).max(MAXIMO_EM_BASE64, {
      error: MENSAGEM_DE_ARQUIVO_GRANDE,
    }),
    simular: z.boolean(),
    /** Which line below the titles is the first of this call, from 0. */
    de: z.int().min(0).max(MAXIMO_DE_LINHAS).default(0),
  }),
  resposta: relatorioDeMatriculasSchema,
  recusas: [422],
});

export const rotaMatriculasAConfirmar = definirRota({
  metodo: 'GET',
  caminho: '/gestao/matriculas/renovacoes',
  resumo: 'Quem tem contrato em vigor e espera a confirmação da matrícula no semestre seguinte',
  area: 'gestao: instituição',
  permissao: 'gestao:decidir-pela-instituicao',
  query: z.object({ depoisDe: z.coerce.number().int().min(0).default(0) }),
  resposta: z.object({ itens: z.array(aConfirmarSchema), proxima: z.int().nullable() }),
});

export const rotaConfirmarRenovacao = definirRota({
  metodo: 'POST',
  caminho: '/gestao/matriculas/renovacoes/{id}',
  resumo: 'Confirma a matrícula de uma pessoa no semestre seguinte ao do contrato em vigor',
  area: 'gestao: instituição',
  permissao: 'gestao:decidir-pela-instituicao',
  efeito: { chave: 'natural', por: 'cada matrícula é confirmada uma vez por semestre' },
  params: z.object({ id: idSolicitacao }),
  resposta: z.object({ texto: z.string() }),
  recusas: [404, 409],
});

export const rotasDaInstituicao = [
  rotaConfirmarMatriculas,
  rotaMatriculasAConfirmar,
  rotaConfirmarRenovacao,
] as const;
