import { REGRAS_DA_CONFERENCIA } from '@credito/domain/documento/conferencia';
import { SITUACOES_DO_DOCUMENTO, VAGA_VAZIA } from '@credito/domain/documento/mudancas';
import { CODIGOS_DE_DOCUMENTO, type TipoDocumento } from '@credito/domain/documento/tipos';
import { CODIGOS_DE_RENDA } from '@credito/domain/renda/tipos-de-renda';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import { data, idSolicitacao, momento, siglaSimNao, simNao, tipoPessoa, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'documento';

const tipoDocumento = z.enum(CODIGOS_DE_DOCUMENTO);

export const conferenciaSchema = z.object({
  regra: z.enum(REGRAS_DA_CONFERENCIA),
  resultado: z.enum(['aprovado', 'reprovado', 'inconclusivo']),
  explicacao: z.string(),
});

const visionSchema = z.object({
  nome: z.string().nullable(),
  cpf: z.string().nullable(),
  mae: z.string().nullable(),
  pai: z.string().nullable(),
  dataNascimento: data.nullable(),
  dataExpedicao: data.nullable(),
  numeroRegistro: z.string().nullable(),
  tipoReconhecido: z.enum(['RG', 'CNH', 'CPF', 'outro']),
  legivel: z.boolean(),
  /** How sure the reading is of each field, 0 to 1. */
  confianca: z.record(z.string(), z.number()),
});
export type VisionDoDocumento = z.infer<typeof visionSchema>;

export const registroDeDocumentoSchema = z.object({
  idDocumento: uuid,
  index: z.int(),
  /** Null until the analyst says. */
  rejeitado: simNao.nullable(),
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
  /** It is being read: its data arrive in a later answer. */
  leitura: z.enum(['nao-se-aplica', 'pendente', 'lida', 'falhou']),
  /** What was read from an identity document; null when nothing was, or not yet. */
  vision: visionSchema.nullable(),
  /** What was read from a proof of income. */
  renda: z
    .object({
      /** YYYY-MM. */
      meses: z.array(z.string()),
      brutoCentavos: z.int().nullable(),
      liquidoCentavos: z.int().nullable(),
    })
    .nullable(),
  conferencias: z.array(conferenciaSchema),
  explicacao: z.string().nullable(),
});
export type RegistroDeDocumento = z.infer<typeof registroDeDocumentoSchema>;

const listas = Object.fromEntries(
  CODIGOS_DE_DOCUMENTO.map((tipo) => [tipo, z.array(registroDeDocumentoSchema).optional()]),
) as Record<TipoDocumento, z.ZodOptional<z.ZodArray<typeof registroDeDocumentoSchema>>>;

/** Records by document type (spec 2 section 7). */
/** Sent, and something about it does not match that nobody has explained. */
export const documentoAConferir = z.object({
  tipoDocumento: z.enum(CODIGOS_DE_DOCUMENTO),
  rotulo: z.string(),
  /** Step of the person's plan that asks for it. */
  passo: z.string(),
});

export const documentosPorTipo = z.object(listas);
export type DocumentosPorTipo = z.infer<typeof documentosPorTipo>;

const envioGuardado = z.object({
  ...listas,
  /** Only of identity documents; null when the reading is not ready or found nothing. */
  vision: visionSchema.nullable().optional(),
});
export type EnvioGuardado = z.infer<typeof envioGuardado>;

export const rotaSalvarDocumento = definirRota({
  metodo: 'POST',
  caminho: '/solicitacaoCredito/{id}/salvarDocumento/{personType}/{docType}/{index}/{tipoRenda}/{flag}',
  resumo: 'Guarda um documento: uma parte de arquivo, ou o id de um envio terminado no campo envio',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'idempotency-key', naLinha: true },
  params: z.object({
    id: idSolicitacao,
    personType: tipoPessoa,
    docType: tipoDocumento,
    index: z.coerce.number().int().min(0).max(60),
    /** The literal text null where the document proves no income (decisions, "Shape of the system"). */
    tipoRenda: z.union([z.literal('null'), z.enum(CODIGOS_DE_RENDA)]),
    /** S when the upload answers a rejected document. */
    flag: siglaSimNao,
  }),
  query: z.object({
    deleteOldDocuments: siglaSimNao.optional(),
    /** Whom the sender saw in the place: a file that waited never goes to somebody else. */
    pessoa: uuid.optional(),
    /** The file that the sender saw in the slot: one that waited never takes the place of a newer one unasked. */
    substitui: z.union([uuid, z.literal(VAGA_VAZIA)]).optional(),
  }),
  arquivo: true,
  resposta: envioGuardado,
  recusas: [404, 409, 413, 415, 422, 503],
});

export const rotaAdicionarPaginas = definirRota({
  metodo: 'POST',
  caminho: '/solicitacaoCredito/documentos/{documentId}/paginas',
  resumo: 'Acrescenta as páginas de mais um arquivo a um documento',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'idempotency-key', naLinha: true },
  params: z.object({ documentId: uuid }),
  arquivo: true,
  resposta: envioGuardado,
  recusas: [404, 409, 413, 415, 422, 503],
});

export const rotaExcluirPagina = definirRota({
  metodo: 'DELETE',
  caminho: '/solicitacaoCredito/documentos/{documentId}/paginas/{pagina}',
  resumo: 'Tira uma página de um documento, que continua um só',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'o documento sem a página substitui este uma vez' },
  /** 1-based. */
  params: z.object({ documentId: uuid, pagina: z.coerce.number().int().min(1).max(60) }),
  resposta: envioGuardado,
  recusas: [404, 409, 422, 503],
});

export const rotaDocumentosDaPessoa = definirRota({
  metodo: 'GET',
  caminho: '/solicitacaoCredito/{id}/documentosv2/{personType}',
  resumo: 'Documentos em vigor de uma pessoa, por tipo',
  area: AREA,
  permissao: 'conta',
  params: z.object({ id: idSolicitacao, personType: tipoPessoa }),
  resposta: documentosPorTipo,
  recusas: [404],
});

const envioDaPessoa = z.object({
  idDocumento: uuid,
  tipoDocumento,
  index: z.int(),
  nomeArquivo: z.string(),
  enviadoEm: momento,
  situacao: z.enum(SITUACOES_DO_DOCUMENTO),
  /** When it left its place; null while it is in force. */
  removidoEm: momento.nullable(),
  motivos: z.array(z.string()),
});
export type EnvioDaPessoa = z.infer<typeof envioDaPessoa>;

export const rotaHistoricoDeDocumentos = definirRota({
  metodo: 'GET',
  caminho: '/solicitacaoCredito/{id}/historicoDocumentos/{personType}',
  resumo: 'Tudo o que quem pergunta enviou para uma pessoa, do mais novo ao mais antigo',
  area: AREA,
  permissao: 'conta',
  params: z.object({ id: idSolicitacao, personType: tipoPessoa }),
  resposta: z.object({ result: z.array(envioDaPessoa) }),
  recusas: [404],
});

export const rotaConteudoDoDocumento = definirRota({
  metodo: 'GET',
  caminho: '/solicitacaoCredito/documentos/{documentId}',
  resumo: 'O arquivo de um documento em base64',
  area: AREA,
  permissao: 'conta',
  params: z.object({ documentId: uuid }),
  resposta: z.object({ documento: z.string(), extensao: z.enum(['pdf', 'jpg', 'png']) }),
  recusas: [404],
});

export const rotaVisaoDoDocumento = definirRota({
  metodo: 'GET',
  caminho: '/solicitacaoCredito/documentos/{documentId}/visao',
  resumo: 'Uma página do documento como imagem',
  area: AREA,
  permissao: 'conta',
  params: z.object({ documentId: uuid }),
  /** 1-based. */
  query: z.object({ pagina: z.coerce.number().int().min(1).max(60).default(1) }),
  binario: 'image/jpeg',
  recusas: [404, 503],
});

export const rotaExcluirDocumentos = definirRota({
  metodo: 'DELETE',
  caminho: '/solicitacaoCredito/documentosv2',
  resumo: 'Exclui os documentos dos tipos indicados de uma pessoa',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'o documento já excluído continua excluído' },
  body: z.object({
    idSolicitacao,
    tipoPessoa,
    tipoDocumentos: z.array(tipoDocumento).min(1).max(CODIGOS_DE_DOCUMENTO.length),
  }),
  recusas: [404, 409],
});

export const rotaDeletarDocumento = definirRota({
  metodo: 'DELETE',
  caminho: '/documentos-web/deletar-documento/{requestId}/{documentId}',
  resumo: 'Exclui um documento',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'o documento já excluído continua excluído' },
  params: z.object({ requestId: idSolicitacao, documentId: uuid }),
  recusas: [404, 409],
});

export const rotaResetarDocumento = definirRota({
  metodo: 'PATCH',
  caminho: '/documentos-web/resetar-documento/{requestId}/{documentId}',
  resumo: 'Devolve à análise um comprovante de renda recusado',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'o documento volta para análise uma vez' },
  params: z.object({ requestId: idSolicitacao, documentId: uuid }),
  recusas: [404, 409],
});

export const rotaCopiarDocumento = definirRota({
  metodo: 'POST',
  caminho: '/solicitacaoCredito/s/{id}/copiarDocumento/{personType}/{sourceDocType}/{targetDocType}',
  resumo: 'Usa o documento de identidade também como comprovante do CPF',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'a cópia que já está lá não muda' },
  params: z.object({
    id: idSolicitacao,
    personType: tipoPessoa,
    sourceDocType: tipoDocumento,
    targetDocType: tipoDocumento,
  }),
  resposta: documentosPorTipo,
  recusas: [404, 409, 422],
});

export const rotaExplicarDocumento = definirRota({
  metodo: 'PUT',
  caminho: '/solicitacaoCredito/documentos/{documentId}/explicacao',
  resumo: 'Explica ao analista por que o documento foi enviado apesar da conferência',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'há uma explicação por documento; a última fica' },
  params: z.object({ documentId: uuid }),
  body: z.object({
    explicacao: textoLivre({
      minimo: 1,
      maximo: 500,
      curto: 'Escreva a explicação.',
      longo: 'Máximo de 500 caracteres permitido.',
    }),
  }),
  recusas: [404, 409],
});

export const rotaRemoverSenha = definirRota({
  metodo: 'POST',
  caminho: '/pdf/s/remover-senha',
  resumo: 'O mesmo PDF, sem senha: partes file e password',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'não grava nada: devolve o arquivo aberto' },
  arquivo: true,
  binario: 'application/pdf',
  recusas: [413, 415, 422, 503],
});

export const rotasDeDocumento = [
  rotaSalvarDocumento,
  rotaAdicionarPaginas,
  rotaExcluirPagina,
  rotaDocumentosDaPessoa,
  rotaHistoricoDeDocumentos,
  rotaConteudoDoDocumento,
  rotaVisaoDoDocumento,
  rotaExcluirDocumentos,
  rotaDeletarDocumento,
  rotaResetarDocumento,
  rotaCopiarDocumento,
  rotaExplicarDocumento,
  rotaRemoverSenha,
] as const;
