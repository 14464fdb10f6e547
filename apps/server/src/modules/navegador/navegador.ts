/** The account wizard's cookie: who verified a phone is a browser, since there is no account yet. */
import { TELEFONE_VERIFICADO_HORAS } from '@credito/domain/conta/codigo';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Contexto } from '../../contexto.ts';
import { resumo } from '../../plugins/sessao.ts';
import { COOKIE_DO_NAVEGADOR, gravarCookie, lerCookie } from './cookies.ts';

/** Digest of this browser's cookie, or null when it has none. */
export function navegadorDoPedido(request: FastifyRequest): Buffer | null {
  const valor = lerCookie(request, COOKIE_DO_NAVEGADOR);
  return valor ? resumo(valor) : null;
}

/** The same, giving the browser a cookie first when it has none; its life begins anew. */
export function identificarNavegador(
  contexto: Contexto,
  request: FastifyRequest,
  reply: FastifyReply,
): Buffer {
  const valor = lerCookie(request, COOKIE_DO_NAVEGADOR) ?? contexto.aleatorio.bytes(32).toString('base64url');
  const fim = new Date(contexto.relogio.agora().getTime() + TELEFONE_VERIFICADO_HORAS * 3_600_000);
  gravarCookie(reply, contexto.configuracao, COOKIE_DO_NAVEGADOR, valor, fim);
  return resumo(valor);
}
