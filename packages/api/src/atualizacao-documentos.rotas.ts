/** Documents of a registration update (spec 3 section 7, "Documents service"). */
import { CODIGOS_DE_DOCUMENTO } from '@credito/domain/documento/tipos';
import * as z from 'zod';
import { partesDoArquivo } from './documento.rotas.ts';
import { tipoPessoa, uuid } from './esquemas.ts';
import { registroDeDocumentoSchema } from './registro-de-documento.ts';
import { definirRota } from './rota.ts';

const comum = { area: 'atualização', permissao: 'conta' } as const;
const caminho = '/alteracao-cadastral/{updateId}/documentos' as const;
const updateId = z.coerce.number().int().positive();
const params = z.object({ updateId });
const paramsDoDocumento = z.object({ updateId, docId: uuid });

/** The record of every other document, with the name that the specification gives to the position. */
export const documentoDaAtualizacaoSchema = registroDeDocumentoSchema.extend({ indice: z.int() });
export type DocumentoDaAtualizacao = z.infer<typeof documentoDaAtualizacaoSchema>;

export const rotaDocumentosDaAtualizacao = definirRota({
  ...comum,
  metodo: 'GET',
  caminho,
  resumo: 'Os documentos em vigor da própria pessoa na atualização',
  params,
  resposta: z.array(documentoDaAtualizacaoSchema),
  recusas: [404],
});

export const rotaDocumentoDaAtualizacao = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: `${caminho}/{docId}`,
  resumo: 'Um documento da atualização: o PDF enviado, ou uma página como imagem',
  params: paramsDoDocumento,
  query: z.object({
    formato: z.enum(['pdf', 'png']).optional().describe('Sem ele, o arquivo como foi enviado.'),
    pagina: z.coerce.number().int().min(1).max(60).default(1),
  }),
  binario: 'application/octet-stream',
  recusas: [404, 503],
});

/** Parts of the form beside the file. */
export const partesDoEnvioSchema = z.object({
  documentType: z.enum(CODIGOS_DE_DOCUMENTO),
  personType: tipoPessoa,
  documentId: uuid
    .optional()
    .describe('O arquivo que quem envia viu no lugar: outro que esteja ali não é trocado sem pergunta.'),
  typeIndex: z.coerce.number().int().min(0).max(60).default(0),
});

export const rotaEnviarDocumentoDaAtualizacao = definirRota({
  ...comum,
  permissao: 'conta-propria',
  metodo: 'POST',
  caminho,
  resumo: 'Guarda um documento: partes file, documentType, personType, documentId e typeIndex',
  efeito: { chave: 'idempotency-key', naLinha: true },
  params,
  arquivo: true,
  partes: partesDoEnvioSchema.extend(partesDoArquivo.shape),
  resposta: z.array(documentoDaAtualizacaoSchema),
  recusas: [404, 409, 413, 415, 422, 503],
});

export const rotaExcluirDocumentoDaAtualizacao = definirRota({
  ...comum,
  permissao: 'conta-propria',
  metodo: 'DELETE',
  caminho: `${caminho}/{docId}`,
  resumo: 'Exclui um documento da atualização',
  efeito: { chave: 'natural', por: 'o documento já excluído continua excluído' },
  params: paramsDoDocumento,
  recusas: [404, 409],
});

export const rotasDosDocumentosDaAtualizacao = [
  rotaDocumentosDaAtualizacao,
  rotaDocumentoDaAtualizacao,
  rotaEnviarDocumentoDaAtualizacao,
  rotaExcluirDocumentoDaAtualizacao,
] as const;
