import { type NomeDeErro, tipoDoErro } from '@credito/api/erros';
import type { Problema } from '@credito/api/rota';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { ArquivoAusente } from '../arquivos/armazem.ts';
import { ErroDeAplicacao, MUITOS_ACESSOS, naoEncontrado, nomeDoStatus } from '../erros.ts';
import { mensagemDosCampos } from '../mensagem-dos-campos.ts';
import { paginaDoProblema, pedePagina } from './pagina-de-erro.ts';
import { responderPaginaSimples } from './pagina-simples.ts';

const TITULOS: Readonly<Record<number, string>> = {
  400: 'Pedido inválido',
  401: 'Sessão necessária',
  403: 'Sem permissão',
  404: 'Não encontrado',
  405: 'Método não permitido',
  409: 'Conflito',
  410: 'Não existe mais',
  413: 'Arquivo grande demais',
  414: 'Pedido inválido',
  415: 'Formato não aceito',
  422: 'Dados recusados',
  429: 'Muitas tentativas',
  503: 'Serviço indisponível',
};

const MENSAGEM_INTERNA = 'Ocorreu um erro inesperado. Tente novamente em instantes.';

/** Failures of the framework and the sentence that the reader gets. */
const MENSAGENS_DO_PROTOCOLO: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'O formato do conteúdo enviado não é aceito.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'O conteúdo enviado é grande demais.',
  FST_FILES_LIMIT: 'São arquivos demais de uma vez.',
  FST_REQ_FILE_TOO_LARGE: 'O arquivo é grande demais.',
};

export function registrarErros(app: FastifyInstance): void {
  app.setErrorHandler((erro: FastifyError, request, reply) => {
    const problema = problemaDoErro(erro, request);
    if (problema.status >= 500) request.log.error({ err: erro }, 'request failed');
    // It left meanwhile, or it was lost, which nobody but the log would say.
    if (erro instanceof ArquivoAusente) request.log.warn({ err: erro }, 'a file is not in the vault');
    const esperar = erro instanceof ErroDeAplicacao ? erro.esperarSegundos : tenteDeNovo(erro) ? 5 : null;
    if (esperar !== null) reply.header('retry-after', String(Math.ceil(esperar)));
    return responder(reply, problema);
  });
}

/** Every refusal of the server goes out here: to programs as a problem, to people who opened the address as a page. */
export function responder(reply: FastifyReply, problema: Problema): FastifyReply {
  reply.code(problema.status);
  if (pedePagina(reply.request))
    return responderPaginaSimples(reply, paginaDoProblema(problema, reply.request.url));
  return reply.type('application/problem+json').send(JSON.stringify(problema));
}

type ExtrasDoProblema = Partial<Pick<Problema, 'detail' | 'errors' | 'campos'>> & { nome?: NomeDeErro };

export function montarProblema(
  request: FastifyRequest,
  status: number,
  message: string,
  { nome = nomeDoStatus(status), ...extras }: ExtrasDoProblema = {},
): Problema {
  return {
    type: tipoDoErro(nome),
    title: TITULOS[status] ?? 'Erro',
    status,
    message,
    errors: [extras.detail ?? message],
    requestId: request.id,
    ...extras,
  };
}

function problemaDoErro(erro: FastifyError, request: FastifyRequest): Problema {
  if (erro instanceof ErroDeAplicacao)
    return montarProblema(request, erro.status, erro.message, {
      nome: erro.nome,
      detail: erro.detalhe,
      ...(erro.campos.length > 0
        ? { campos: [...erro.campos], errors: erro.campos.map((campo) => campo.mensagem) }
        : {}),
    });
  // The row is there and the file is not: for the reader the thing does not exist.
  if (erro instanceof ArquivoAusente) return montarProblema(request, 404, naoEncontrado().message);
  if (hasZodFastifySchemaValidationErrors(erro)) {
    const campos = erro.validation.map((falha) => ({
      campo: falha.instancePath.replace(/^\//, '').replaceAll('/', '.'),
      mensagem: falha.message ?? 'Valor inválido.',
    }));
    return montarProblema(request, 400, mensagemDosCampos(campos) ?? 'Confira os dados enviados.', {
      campos,
      errors: campos.map(({ mensagem }) => mensagem),
    });
  }
  if (isResponseSerializationError(erro)) return montarProblema(request, 500, MENSAGEM_INTERNA);
  if (QUE_NAO_SE_GUARDA.includes(codigoDoPostgres(erro) ?? ''))
    return montarProblema(
      request,
      400,
      'Há um caractere ou um número que não aceitamos. Confira o que foi enviado.',
    );
  if (codigoDoPostgres(erro) === '23505') return montarProblema(request, 409, 'Esta ação já foi feita.');
  const status = tenteDeNovo(erro) ? 503 : (erro.statusCode ?? 500);
  if (status >= 400 && status < 500)
    return montarProblema(
      request,
      status,
      MENSAGENS_DO_PROTOCOLO[erro.code] ?? 'O pedido enviado não é válido.',
    );
  if (status === 503) return montarProblema(request, 503, MUITOS_ACESSOS);
  return montarProblema(request, 500, MENSAGEM_INTERNA);
}

/**
 * The character zero, half of a pair of characters, a number beyond its column, a day or a moment beyond every calendar: no
 * rule of ours looks for them all.
 */
const QUE_NAO_SE_GUARDA: readonly string[] = ['22021', '22P05', '22P02', '22003', '22008'];

/** As pg and its pool word it when no connection came free, or a new one did not open, within their patience. */
const SEM_CONEXAO: readonly string[] = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'timeout expired',
];

/**
 * Of two calls that wait for each other PostgreSQL ends one, and any that waits too long for what somebody holds; either
 * has then changed nothing.
 */
const PERDEU_A_VEZ: readonly string[] = ['40P01', '40001', '55P03'];

function tenteDeNovo(erro: Error): boolean {
  return SEM_CONEXAO.includes(erro.message) || PERDEU_A_VEZ.includes(codigoDoPostgres(erro) ?? '');
}

function codigoDoPostgres(erro: unknown): string | null {
  return typeof erro === 'object' && erro !== null && 'code' in erro && 'severity' in erro
    ? String(erro.code)
    : null;
}
