import { SITUACOES_DO_DOCUMENTO, VAGA_VAZIA } from '@credito/domain/documento/mudancas';
import { CODIGOS_DE_DOCUMENTO } from '@credito/domain/documento/tipos';
import { CODIGOS_DE_RENDA } from '@credito/domain/renda/tipos-de-renda';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import { idSolicitacao, momento, siglaSimNao, tipoPessoa, uuid } from './esquemas.ts';
import { documentosPorTipo, listas, visionSchema } from './registro-de-documento.ts';
import { definirRota } from './rota.ts';

const AREA = 'documento';

const tipoDocumento = z.enum(CODIGOS_DE_DOCUMENTO);

const envioGuardado = z
  .object({
    ...listas,
    vision: visionSchema
      .nullable()
      .optional()
      .describe('Só de documentos de identidade; nulo quando a leitura não está pronta ou nada achou.'),
  })
  .meta({ id: 'DocumentosEnviados' });
export type EnvioGuardado = z.infer<typeof envioGuardado>;

/** Beside a file, or in its place. */
export const partesDoArquivo = z.object({
  envio: uuid.optional().describe('Um envio terminado, no lugar do arquivo.'),
  senha: z.string().optional().describe('A senha de um PDF protegido.'),
});

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
    tipoRenda: z
      .union([z.literal('null'), z.enum(CODIGOS_DE_RENDA)])
      .describe('A palavra null quando o documento não comprova renda.'),
    flag: siglaSimNao.describe('S quando o envio responde a um documento recusado.'),
  }),
  query: z.object({
    deleteOldDocuments: siglaSimNao.optional(),
    pessoa: uuid
      .optional()
      .describe(
        'Quem estava no lugar quando o envio começou: um arquivo que esperou nunca vai para outra pessoa.',
      ),
    substitui: z
      .union([uuid, z.literal(VAGA_VAZIA)])
      .optional()
      .describe(
        'O arquivo que se viu na vaga: um que esperou não toma sem pergunta o lugar de um mais novo.',
      ),
  }),
  arquivo: true,
  partes: partesDoArquivo,
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
  partes: partesDoArquivo,
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
  removidoEm: momento.nullable().describe('Quando saiu do lugar; nulo enquanto vale.'),
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
  partes: z.object({ password: z.string() }),
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
