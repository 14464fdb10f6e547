/**
 * The resumable uploads in the document: the protocol has its own verbs and headers, so they are not entries of packages/api
 * (modules/envio/envio.routes.ts).
 */
import { LIMITE_DE_BYTES } from '@credito/domain/documento/formatos';

type Objeto = Record<string, unknown>;

const AREA = 'envio';
const PERMISSAO = 'Permissão: `conta-propria`.';
const TEXTO = { type: 'string' };
const NUMERO = { type: 'integer', minimum: 0 };

const VERSAO = {
  name: 'Tus-Resumable',
  in: 'header',
  required: true,
  description: 'A versão do protocolo.',
  schema: { type: 'string', const: '1.0.0' },
};
const ID = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'O envio: a última parte de `Location`.',
  schema: { type: 'string', format: 'uuid' },
};
const ONDE_ESTA = { 'Upload-Offset': { description: 'Bytes que já chegaram.', schema: NUMERO } };

/** Paths below /api, with what each refuses beside 401 and 403. */
export function caminhosDosEnvios(
  recusas: (quais: readonly number[]) => Objeto,
): Record<string, Record<string, Objeto>> {
  const comum = { tags: [AREA], security: [{ sessao: [] }] };
  return {
    '/envios': {
      post: {
        ...comum,
        operationId: 'postEnvios',
        summary: 'Começa o envio de um arquivo em partes (protocolo tus 1.0.0)',
        description: [
          'O arquivo vai por `PATCH`, em partes, e continua depois de um corte. O número do envio terminado entra no campo `envio` de `salvarDocumento`.',
          'Repetir com a mesma `Idempotency-Key` não começa outro.',
          PERMISSAO,
        ].join('\n\n'),
        parameters: [
          VERSAO,
          {
            name: 'Upload-Length',
            in: 'header',
            required: true,
            description: 'Bytes do arquivo inteiro.',
            schema: { ...NUMERO, maximum: LIMITE_DE_BYTES },
          },
          {
            name: 'Upload-Metadata',
            in: 'header',
            required: true,
            description: '`filename`, um espaço e o nome do arquivo em base64.',
            schema: TEXTO,
            example: 'filename cmcuanBn',
          },
          {
            name: 'Idempotency-Key',
            in: 'header',
            description: 'Uma chave por arquivo de cada intenção, igual nas repetições.',
            schema: TEXTO,
          },
        ],
        responses: {
          201: {
            description: 'Começado.',
            headers: { Location: { description: 'O endereço do envio.', schema: TEXTO } },
          },
          ...recusas([400, 409, 413, 429]),
        },
      },
    },
    '/envios/{id}': {
      head: {
        ...comum,
        operationId: 'headEnviosPorId',
        summary: 'Diz quanto de um envio já chegou',
        description: `Depois de um corte, o envio continua de \`Upload-Offset\`.\n\n${PERMISSAO}`,
        parameters: [ID, VERSAO],
        responses: {
          200: {
            description: 'Quanto chegou, e de quanto.',
            headers: {
              ...ONDE_ESTA,
              'Upload-Length': { description: 'Bytes do arquivo inteiro.', schema: NUMERO },
            },
          },
          ...recusas([404, 410]),
        },
      },
      patch: {
        ...comum,
        operationId: 'patchEnviosPorId',
        summary: 'Manda mais uma parte de um envio',
        description: `A parte começa onde o envio está; com outra posição, a resposta é 409.\n\n${PERMISSAO}`,
        parameters: [
          ID,
          VERSAO,
          {
            name: 'Upload-Offset',
            in: 'header',
            required: true,
            description: 'De que byte do arquivo a parte começa.',
            schema: NUMERO,
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/offset+octet-stream': {
              schema: { type: 'string', contentMediaType: 'application/octet-stream' },
            },
          },
        },
        responses: {
          204: { description: 'A parte chegou.', headers: ONDE_ESTA },
          ...recusas([400, 404, 409, 410, 413, 415]),
        },
      },
      delete: {
        ...comum,
        operationId: 'deleteEnviosPorId',
        summary: 'Desiste de um envio',
        description: PERMISSAO,
        parameters: [ID, VERSAO],
        responses: { 204: { description: 'O que chegou foi apagado.' }, ...recusas([404, 410]) },
      },
    },
  };
}
