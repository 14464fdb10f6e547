import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Contexto } from '../../../contexto.ts';

const COOKIE_DA_GESTAO = 'gestao_renovacao';
const CAMINHO = '/api/gestao';

export function gravarSessao(
  { configuracao }: Contexto,
  reply: FastifyReply,
  sessao: { token: string; renovacao: string; expiraEm: Date },
): void {
  reply.header('token', sessao.token);
  reply.setCookie(COOKIE_DA_GESTAO, sessao.renovacao, {
    path: CAMINHO,
    httpOnly: true,
    sameSite: 'strict',
    secure: configuracao.servidor.https,
    expires: sessao.expiraEm,
  });
}

export function apagarCookie({ configuracao }: Contexto, reply: FastifyReply): void {
  reply.clearCookie(COOKIE_DA_GESTAO, {
    path: CAMINHO,
    httpOnly: true,
    sameSite: 'strict',
    secure: configuracao.servidor.https,
  });
}

export function renovacaoDoPedido(request: FastifyRequest): string | null {
  return request.cookies[COOKIE_DA_GESTAO] ?? null;
}
