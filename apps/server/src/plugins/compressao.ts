/**
 * Large answers leave compressed. The size of what is compressed tells something of it to whoever sees the line and can put
 * text of their own beside a secret (BREACH): answers that carry one leave as they are, and so does everything that is no
 * question, since what is asked for comes back in it.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Rota } from '@credito/api/rota';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An answer of no entry, without a secret. */
    comprimir?: true;
  }
}

/** What fits in a packet or two arrives no sooner. */
const MINIMO = 2_048;

/** Of members that open something, wherever they stand in an answer; `html` is a message as it was sent, codes included. */
const SEGREDOS: readonly string[] = [
  'token',
  'supportAuthToken',
  'codFiador',
  'link',
  'url',
  'passe',
  'desafio',
  'chave',
  'qrCode',
  'codigosDeRecuperacao',
  'html',
];

const CODIFICACOES = {
  br: (texto: string) =>
    promisify(brotliCompress)(texto, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (texto: string) => promisify(gzip)(texto, { level: 6 }),
} as const;
type Codificacao = keyof typeof CODIFICACOES;

export function registrarCompressao(app: FastifyInstance): void {
  const decididas = new WeakMap<object, boolean>();
  app.addHook('onSend', async (request, reply, conteudo) => {
    if (typeof conteudo !== 'string' || conteudo.length < MINIMO || reply.hasHeader('content-encoding'))
      return conteudo;
    const { config } = request.routeOptions;
    const comprime =
      decididas.get(config) ?? (config.comprimir || (config.rota ? podeComprimir(config.rota) : false));
    decididas.set(config, comprime);
    if (!comprime) return conteudo;
    reply.header('vary', 'accept-encoding');
    const codificacao = codificacaoAceita(request);
    if (!codificacao) return conteudo;
    reply.header('content-encoding', codificacao).removeHeader('content-length');
    return CODIFICACOES[codificacao](conteudo);
  });
}

export function podeComprimir({ metodo, resposta }: Rota): boolean {
  if (metodo !== 'GET' || !resposta) return false;
  const esquema = z.toJSONSchema(resposta, { io: 'output', unrepresentable: 'any' });
  return !nomesDosMembros(esquema).some((nome) => SEGREDOS.includes(nome));
}

function nomesDosMembros(esquema: unknown): readonly string[] {
  if (typeof esquema !== 'object' || esquema === null) return [];
  const { properties = {} } = esquema as { properties?: object };
  return [...Object.keys(properties), ...Object.values(esquema).flatMap(nomesDosMembros)];
}

function codificacaoAceita(request: FastifyRequest): Codificacao | null {
  const aceitas = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((parte) => parte.trim().toLowerCase())
    .filter((parte) => !/;\s*q=0(?:\.0*)?$/.test(parte))
    .map((parte) => parte.split(';', 1)[0]);
  return (['br', 'gzip'] as const).find((codificacao) => aceitas.includes(codificacao)) ?? null;
}
