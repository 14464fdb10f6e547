import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { type Logger, pino } from 'pino';
import type { Configuracao } from './config/configuracao.ts';

export interface DestinoDoLog {
  write(linha: string): void;
}

/** Structured logs without personal data: the route's pattern, never the URL, which may carry a CPF. */
export function opcoesDoLog(
  configuracao: Configuracao,
  destino?: DestinoDoLog,
): NonNullable<FastifyServerOptions['logger']> {
  if (configuracao.servidor.nivelDeLog === 'silent') return false;
  return {
    level: configuracao.servidor.nivelDeLog,
    ...(destino ? { stream: destino } : {}),
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'unknown',
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      // The multipart plugin traces what it was given, with the headers of the request: token, cookies and key.
      busboyOptions: () => undefined,
      // Messages of drivers quote values ("Key (cpf)=(...)"): only type, code and place are kept.
      err: (erro: Error & { code?: string }) => ({
        type: erro.name,
        message: '',
        ...(erro.code ? { code: erro.code } : {}),
        stack: (erro.stack ?? '')
          .split('\n')
          .filter((linha) => linha.trimStart().startsWith('at '))
          .join('\n'),
      }),
    },
  };
}

/** The same lines for what happens outside of requests. */
export function abrirLog(configuracao: Configuracao, destino?: DestinoDoLog): Logger {
  const opcoes = opcoesDoLog(configuracao);
  if (typeof opcoes !== 'object' || !('level' in opcoes)) return pino({ enabled: false });
  return destino ? pino(opcoes, destino) : pino(opcoes);
}
