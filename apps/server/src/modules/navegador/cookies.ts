/** Cookies of the API: HttpOnly, SameSite=Strict, only below /api, Secure where the public address is https. */
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuracao } from '../../config/configuracao.ts';

/** Refresh token of the portals of student and guarantor, which share the account. */
export const COOKIE_DA_RENOVACAO = 'renovacao';
/** Which browser verified a phone in the account wizard. */
export const COOKIE_DO_NAVEGADOR = 'navegador';

export function opcoesDoCookie({ servidor }: Configuracao, expires: Date): CookieSerializeOptions {
  return { path: '/api', httpOnly: true, sameSite: 'strict', secure: servidor.https, expires };
}

export function gravarCookie(
  reply: FastifyReply,
  configuracao: Configuracao,
  nome: string,
  valor: string,
  expiraEm: Date,
): void {
  reply.setCookie(nome, valor, opcoesDoCookie(configuracao, expiraEm));
}

export function apagarCookie(reply: FastifyReply, configuracao: Configuracao, nome: string): void {
  reply.setCookie(nome, '', opcoesDoCookie(configuracao, new Date(0)));
}

/** Our values are 43 characters of base64url: anything else was not written by us. */
export function lerCookie(request: FastifyRequest, nome: string): string | null {
  const valor = request.cookies[nome];
  return valor && /^[\w-]{43}$/.test(valor) ? valor : null;
}
