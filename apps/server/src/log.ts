import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { type Logger, pino } from 'pino';
import type { Configuracao } from './config/configuracao.ts';

/** Structured logs without personal data: the route's pattern, never the URL, which may carry a CPF. */
export function opcoesDoLog(configuracao: Configuracao): NonNullable<FastifyServerOptions['logger']> {
  if (configuracao.servidor.nivelDeLog === 'silent') return false;
  return {
    level: configuracao.servidor.nivelDeLog,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'unknown',
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
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
export function abrirLog(configuracao: Configuracao, destino?: { write(linha: string): void }): Logger {
  const opcoes = opcoesDoLog(configuracao);
  if (typeof opcoes !== 'object' || !('level' in opcoes)) return pino({ enabled: false });
  return destino ? pino(opcoes, destino) : pino(opcoes);
}
