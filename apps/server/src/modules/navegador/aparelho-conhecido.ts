/**
 * A device on which somebody has logged in keeps a signed note of it: its wrong passwords count apart, so that nobody
 * else's can lock it out (ADR 0087; OWASP, "device cookies"). The note opens nothing and names nobody: it holds a random
 * number and, for each of the last people, the day and a keyed digest.
 */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Contexto } from '../../contexto.ts';
import { opcoesDoCookie } from './cookies.ts';

const COOKIE_DO_APARELHO = 'aparelho';
const DIAS = 180;
/** People who share a device; who has not been here for longest is forgotten. */
const PESSOAS = 6;
const DIA_MS = 86_400_000;
const FORMA = /^[\w-]{22}(\.[0-9a-z]{1,5}-[\w-]{43}){1,6}$/;

/** `conta:` and a CPF, or `operador:` and an e-mail. */
export type QuemEntra = `conta:${string}` | `operador:${string}`;

interface Nota {
  aparelho: string;
  linhas: string[];
}

function assinar(segredo: KeyObject, aparelho: string, dia: string, quem: QuemEntra): string {
  return createHmac('sha256', segredo).update(`aparelho:${aparelho}:${dia}:${quem}`).digest('base64url');
}

const igual = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

function lerNota(valor: string | undefined): Nota | null {
  if (!valor || !FORMA.test(valor)) return null;
  const [aparelho = '', ...linhas] = valor.split('.');
  return { aparelho, linhas };
}

const hojeEm = (agora: Date) => Math.floor(agora.getTime() / DIA_MS);

function eDe(segredo: KeyObject, aparelho: string, linha: string, quem: QuemEntra): boolean {
  const [dia = ''] = linha.split('-', 1);
  return igual(linha.slice(dia.length + 1), assinar(segredo, aparelho, dia, quem));
}

/** What this device is counted by for this person; null where they have not logged in lately. */
export function aparelhoConhecido(
  { segredo, relogio }: Pick<Contexto, 'segredo' | 'relogio'>,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  quem: QuemEntra,
): string | null {
  const nota = lerNota(cookies[COOKIE_DO_APARELHO]);
  if (!nota) return null;
  const desde = hojeEm(relogio.agora()) - DIAS;
  const conhecido = nota.linhas.some(
    (linha) =>
      eDe(segredo, nota.aparelho, linha, quem) && Number.parseInt(linha.split('-', 1)[0] ?? '', 36) > desde,
  );
  return conhecido ? nota.aparelho : null;
}

/** After a login that was right, or a link for a new password that was used here. */
export function lembrarAparelho(
  { segredo, relogio, aleatorio, configuracao }: Contexto,
  request: Pick<FastifyRequest, 'cookies'>,
  reply: FastifyReply,
  quem: QuemEntra,
): void {
  const agora = relogio.agora();
  const nota = lerNota(request.cookies[COOKIE_DO_APARELHO]);
  const aparelho = nota?.aparelho ?? aleatorio.bytes(16).toString('base64url');
  const dia = hojeEm(agora).toString(36);
  const outras = (nota?.linhas ?? []).filter((linha) => !eDe(segredo, aparelho, linha, quem));
  const linhas = [`${dia}-${assinar(segredo, aparelho, dia, quem)}`, ...outras].slice(0, PESSOAS);
  reply.setCookie(
    COOKIE_DO_APARELHO,
    [aparelho, ...linhas].join('.'),
    opcoesDoCookie(configuracao, new Date(agora.getTime() + DIAS * DIA_MS)),
  );
}
