/**
 * What the generated document cannot know from the schemas: files that are sent and given, empty answers, each refusal by its
 * status and media type, who may call, and a name for every operation.
 */
import type { Rota } from '@credito/api/rota';
import * as z from 'zod';
import { documentarCampos } from './documentar-campos.ts';
import { caminhosDosEnvios } from './documentar-envios.ts';

type Objeto = Record<string, unknown>;

const PROBLEMA = 'application/problem+json';
const REFERENCIA_AO_PROBLEMA = { [PROBLEMA]: { schema: { $ref: '#/components/schemas/Problema' } } };

const RECUSAS: Readonly<Record<number, string>> = {
  400: 'O pedido não tem o formato esperado.',
  401: 'A sessão não existe ou terminou.',
  403: 'Esta pessoa não pode fazer isto.',
  404: 'Não existe, ou é de outra pessoa.',
  409: 'O estado mudou e não permite mais isto.',
  410: 'O que o link abria não vale mais.',
  413: 'O arquivo ou o corpo é grande demais.',
  415: 'Este tipo de arquivo não é aceito.',
  422: 'Um dado não obedece às regras; `campos` diz qual.',
  429: 'Muitas tentativas: `Retry-After` diz quando tentar de novo.',
  503: 'O servidor está ocupado: tente de novo em instantes.',
};

/** Of which a generator makes the name of a function: `POST /a/{id}/b` is `postABPorId`. */
function nomeDaOperacao({ metodo, caminho }: Pick<Rota, 'metodo' | 'caminho'>): string {
  const partes = caminho.split('/').filter(Boolean);
  const fixas = partes.filter((parte) => !parte.startsWith('{')).flatMap((parte) => parte.split(/[-_.]/));
  const variaveis = partes.filter((parte) => parte.startsWith('{')).map((parte) => parte.slice(1, -1));
  const nome = [...fixas, ...(variaveis.length > 0 ? ['por', ...variaveis] : [])].map(
    (parte) => parte.charAt(0).toUpperCase() + parte.slice(1),
  );
  return `${metodo.toLowerCase()}${nome.join('')}`;
}

function documentarOperacao(operacao: Objeto, rota: Rota): Objeto {
  const publica = rota.permissao === 'publica';
  const esquema = rota.permissao.startsWith('gestao') ? 'gestao' : 'sessao';
  return {
    ...operacao,
    operationId: nomeDaOperacao(rota),
    description: [
      operacao.description,
      publica ? 'Pública: não pede sessão.' : `Permissão: \`${rota.permissao}\`.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    security: publica ? [] : [{ [esquema]: [] }],
    ...(rota.arquivo ? { requestBody: corpoComArquivo(operacao.requestBody, rota) } : {}),
    responses: { ...sucesso(operacao, rota), ...recusas(rota, publica) },
  };
}

function corpoComArquivo(anterior: unknown, { partes = z.object({}) }: Rota): Objeto {
  const { properties, required = [] } = z.toJSONSchema(partes, { target: 'draft-2020-12', io: 'input' });
  const noLugarDoArquivo = 'envio' in partes._zod.def.shape;
  return {
    ...(anterior as Objeto | undefined),
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: {
            ...properties,
            file: { type: 'string', contentMediaType: 'application/octet-stream' },
          },
          required: [...required, ...(noLugarDoArquivo ? [] : ['file'])],
        },
      },
    },
  };
}

const ENTREGA_O_TOKEN = ['/autenticacao/autenticar', '/v1/site/auth/refresh_token'];

function sucesso(operacao: Objeto, { binario, resposta, caminho }: Rota): Objeto {
  if (binario)
    return {
      200: {
        description: 'O arquivo.',
        content: { [binario]: { schema: { type: 'string', contentMediaType: binario } } },
      },
    };
  if (!resposta) return { 204: { description: 'Feito; a resposta não tem corpo.' } };
  const feita = (operacao.responses as Record<string, Objeto> | undefined)?.['200'] ?? {};
  const cabecalhos = {
    'x-request-id': { description: 'Número deste pedido, para o atendimento.', schema: { type: 'string' } },
    ...(ENTREGA_O_TOKEN.includes(caminho)
      ? {
          token: {
            description: 'Token da sessão, para o cabeçalho `Authorization`.',
            schema: { type: 'string' },
          },
        }
      : {}),
  };
  return { 200: { ...feita, description: 'Feito.', headers: cabecalhos } };
}

function recusas({ recusas: proprias = [] }: Rota, publica: boolean): Objeto {
  return recusasDe([400, ...(publica ? [] : [401, 403]), ...proprias]);
}

function recusasDe(quais: readonly number[]): Objeto {
  const cada = [...new Set(quais)].sort().map((status) => [
    status,
    {
      description: RECUSAS[status] ?? 'Recusado.',
      ...(status === 429
        ? { headers: { 'Retry-After': { description: 'Segundos.', schema: { type: 'integer' } } } }
        : {}),
      content: REFERENCIA_AO_PROBLEMA,
    },
  ]);
  return {
    ...Object.fromEntries(cada),
    default: { description: 'Qualquer outra recusa.', content: REFERENCIA_AO_PROBLEMA },
  };
}

export interface Documento {
  paths?: Record<string, Record<string, Objeto>> | undefined;
  components?: Objeto | undefined;
  tags?: unknown;
}

/** The whole document, with one schema for every refusal. */
export function documentar(
  documento: Documento,
  rotas: ReadonlyMap<string, Rota>,
  problema: Objeto,
): Documento {
  const paths = Object.fromEntries(
    Object.entries(documento.paths ?? {}).map(([caminho, operacoes]) => [
      caminho,
      Object.fromEntries(
        Object.entries(operacoes).map(([metodo, operacao]) => {
          const rota = rotas.get(`${metodo.toUpperCase()} ${caminho}`);
          return [metodo, rota ? documentarOperacao(operacao, rota) : operacao];
        }),
      ),
    ]),
  );
  const comEnvios = { ...paths, ...caminhosDosEnvios((quais) => recusasDe([401, 403, ...quais])) };
  const areas = [...new Set(['envio', ...[...rotas.values()].map(({ area }) => area)])].sort();
  return documentarCampos({
    ...documento,
    paths: comEnvios,
    tags: areas.map((name) => ({ name })),
    components: {
      ...documento.components,
      schemas: {
        ...usados(comEnvios, (documento.components?.schemas ?? {}) as Record<string, Objeto>),
        Problema: problema,
      },
    },
  });
}

/** Every schema with a name exists as what is sent and as what is answered; the document has those that a call refers to. */
function usados(onde: unknown, todos: Readonly<Record<string, Objeto>>): Record<string, Objeto> {
  const achados: Record<string, Objeto> = {};
  const procurar = (texto: string) => {
    for (const [, nome = ''] of texto.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const esquema = todos[nome];
      if (!esquema || nome in achados) continue;
      achados[nome] = esquema;
      procurar(JSON.stringify(esquema));
    }
  };
  procurar(JSON.stringify(onde));
  return Object.fromEntries(Object.entries(achados).sort(([um], [outro]) => (um < outro ? -1 : 1)));
}
