/** A document as it is told: the file, what was read of it, and what the checks say. */
import { REGRAS_DA_CONFERENCIA } from '@credito/domain/documento/conferencia';
import { SITUACOES_DA_LEITURA } from '@credito/domain/documento/leitura-tipos';
import { CODIGOS_DE_DOCUMENTO, type TipoDocumento } from '@credito/domain/documento/tipos';
import { CODIGOS_DE_RENDA } from '@credito/domain/renda/tipos-de-renda';
import * as z from 'zod';
import { data, momento, simNao, tipoPessoa, uuid } from './esquemas.ts';

const tipoDocumento = z.enum(CODIGOS_DE_DOCUMENTO);

export const conferenciaSchema = z
  .object({
    regra: z.enum(REGRAS_DA_CONFERENCIA),
    resultado: z.enum(['aprovado', 'reprovado', 'inconclusivo']),
    explicacao: z.string(),
  })
  .meta({ id: 'Conferencia' });

export const visionSchema = z
  .object({
    nome: z.string().nullable(),
    cpf: z.string().nullable(),
    mae: z.string().nullable(),
    pai: z.string().nullable(),
    dataNascimento: data.nullable(),
    dataExpedicao: data.nullable(),
    numeroRegistro: z.string().nullable(),
    tipoReconhecido: z.enum(['RG', 'CNH', 'CPF', 'outro']),
    legivel: z.boolean(),
    confianca: z.record(z.string(), z.number()).describe('Quão certa é a leitura de cada campo, de 0 a 1.'),
  })
  .meta({ id: 'LeituraDoDocumento' });
export type VisionDoDocumento = z.infer<typeof visionSchema>;

export const registroDeDocumentoSchema = z
  .object({
    idDocumento: uuid,
    index: z.int(),
    rejeitado: simNao.nullable().describe('Nulo até a análise dizer.'),
    motivo: z.string().nullable(),
    motivos: z.array(z.string()),
    tipoDocumento,
    proprietario: tipoPessoa,
    extensao: z.enum(['pdf', 'jpg', 'png']),
    arquivoId: uuid,
    recusado: z.boolean(),
    tipoRenda: z.enum(CODIGOS_DE_RENDA).nullable(),
    nomeArquivo: z.string(),
    tamanho: z.int(),
    paginas: z.int(),
    enviadoEm: momento,
    leitura: z
      .enum(SITUACOES_DA_LEITURA)
      .describe('Pendente: está sendo lido, e os dados vêm em uma resposta seguinte.'),
    vision: visionSchema
      .nullable()
      .describe('O que se leu de um documento de identidade; nulo quando nada, ou ainda não.'),
    renda: z
      .object({
        meses: z.array(z.string()).describe('AAAA-MM.'),
        brutoCentavos: z.int().nullable(),
        liquidoCentavos: z.int().nullable(),
      })
      .nullable()
      .describe('O que se leu de um comprovante de renda.'),
    conferencias: z.array(conferenciaSchema),
    explicacao: z.string().nullable(),
  })
  .meta({ id: 'Documento' });
export type RegistroDeDocumento = z.infer<typeof registroDeDocumentoSchema>;

export const listas = Object.fromEntries(
  CODIGOS_DE_DOCUMENTO.map((tipo) => [tipo, z.array(registroDeDocumentoSchema).optional()]),
) as Record<TipoDocumento, z.ZodOptional<z.ZodArray<typeof registroDeDocumentoSchema>>>;

/** Sent, and something about it does not match that nobody has explained. */
export const documentoAConferir = z.object({
  tipoDocumento: z.enum(CODIGOS_DE_DOCUMENTO),
  rotulo: z.string(),
  passo: z.string().describe('Passo do plano da pessoa que o pede.'),
});

/** Records by document type (spec 2 section 7). */
export const documentosPorTipo = z.object(listas).meta({ id: 'DocumentosPorTipo' });
export type DocumentosPorTipo = z.infer<typeof documentosPorTipo>;
