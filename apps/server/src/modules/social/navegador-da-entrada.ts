/**
 * Ties a provider's answer to the browser that asked (case of a forged return): a random cookie, of which state,
 * nonce and PKCE verifier are derived. SameSite=Lax, because the way back from the provider is a cross-site visit.
 */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { ORIGENS_DA_ENTRADA, type OrigemDaEntrada } from '@credito/domain/conta/entrada-social';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Contexto } from '../../contexto.ts';
import type { SegredosDaEntrada } from '../../gateways/gateways.ts';
import { lerCookie, opcoesDoCookie } from '../navegador/cookies.ts';

const COOKIE_DA_ENTRADA = 'entrada';
/** Long enough to create an account with it. */
const MINUTOS_DA_ENTRADA = 60;

export function fimDaEntrada(agora: Date): Date {
  return new Date(agora.getTime() + MINUTOS_DA_ENTRADA * 60_000);
}

export function abrirNavegadorDaEntrada(contexto: Contexto, reply: FastifyReply): string {
  const valor = contexto.aleatorio.bytes(32).toString('base64url');
  reply.setCookie(COOKIE_DA_ENTRADA, valor, {
    ...opcoesDoCookie(contexto.configuracao, fimDaEntrada(contexto.relogio.agora())),
    sameSite: 'lax',
  });
  return valor;
}

export function lerNavegadorDaEntrada(request: FastifyRequest): string | null {
  return lerCookie(request, COOKIE_DA_ENTRADA);
}

function derivar(segredo: KeyObject, uso: string, navegador: string): string {
  return createHmac('sha256', segredo).update(`entrada-social:${uso}:${navegador}`).digest('base64url');
}

export function segredosDaEntrada(
  { segredo }: Pick<Contexto, 'segredo'>,
  navegador: string,
  origem: OrigemDaEntrada,
): SegredosDaEntrada {
  return {
    estado: `${derivar(segredo, `estado:${origem}`, navegador)}.${origem}`,
    nonce: derivar(segredo, 'nonce', navegador),
    verificador: derivar(segredo, 'verificador', navegador),
  };
}

/** Where the state says the person came from; null when this browser never asked so. */
export function origemDoEstado(
  contexto: Pick<Contexto, 'segredo'>,
  navegador: string,
  estado: unknown,
): OrigemDaEntrada | null {
  if (typeof estado !== 'string') return null;
  const origem = ORIGENS_DA_ENTRADA.find((candidata) => estado.endsWith(`.${candidata}`));
  if (!origem) return null;
  const esperado = Buffer.from(segredosDaEntrada(contexto, navegador, origem).estado);
  const recebido = Buffer.from(estado);
  return esperado.length === recebido.length && timingSafeEqual(esperado, recebido) ? origem : null;
}
