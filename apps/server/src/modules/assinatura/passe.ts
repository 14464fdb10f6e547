/**
 * The secret of a link, and the pass that whoever entered carries from step to step (ADR 0140). Both are keyed digests:
 * the table alone opens nothing, and a new version of the link ends what stood on the one before.
 */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import { resumo } from '../../plugins/sessao.ts';
import { type Assinante, type AssinanteNoEnvelope, assinanteNoEnvelope } from './envelope.repository.ts';

const PASSE_MINUTOS = 60;

export function segredoDoLink(segredo: KeyObject, assinanteId: string, versao: number): string {
  return createHmac('sha256', segredo).update(`assinatura:${assinanteId}:${versao}`).digest('base64url');
}

export const hashDoLink = (segredo: KeyObject, assinanteId: string, versao: number): Buffer =>
  resumo(segredoDoLink(segredo, assinanteId, versao));

/** How somebody came in: kept in the evidence. */
export type Entrada = 'link' | 'portal';

export interface Passe {
  passe: string;
  expiraEm: string;
}

export function emitirPasse(
  { relogio, segredo }: Pick<Contexto, 'relogio' | 'segredo'>,
  { id, link_versao }: Pick<Assinante, 'id' | 'link_versao'>,
  entrada: Entrada,
): Passe {
  const fim = new Date(relogio.agora().getTime() + PASSE_MINUTOS * 60_000);
  const corpo = `${id}.${link_versao}.${entrada}.${fim.getTime()}`;
  return { passe: `${corpo}.${assinado(segredo, corpo).toString('base64url')}`, expiraEm: fim.toISOString() };
}

const assinado = (segredo: KeyObject, corpo: string): Buffer =>
  createHmac('sha256', segredo).update(`passe-de-assinatura:${corpo}`).digest();

const FORMATO = /^([0-9a-f-]{36})\.(\d{1,9})\.(link|portal)\.(\d{1,15})\.([A-Za-z0-9_-]{43})$/;

export interface QuemEntrou extends AssinanteNoEnvelope {
  entrada: Entrada;
}

/** Whoever holds the pass, in front of the envelope; an invented, old or ended pass meets nothing: 404. */
export async function exigirPasse(
  { relogio, segredo }: Pick<Contexto, 'relogio' | 'segredo'>,
  db: Kysely<DB>,
  passe: string,
  opcoes: { travar?: boolean } = {},
): Promise<QuemEntrou> {
  const [, id, versao, entrada, fim, digito] = FORMATO.exec(passe) ?? [];
  if (!id || !versao || !fim || !digito || (entrada !== 'link' && entrada !== 'portal'))
    throw naoEncontrado();
  const esperado = assinado(segredo, `${id}.${versao}.${entrada}.${fim}`);
  const recebido = Buffer.from(digito, 'base64url');
  if (recebido.length !== esperado.length || !timingSafeEqual(recebido, esperado)) throw naoEncontrado();
  if (Number(fim) <= relogio.agora().getTime()) throw naoEncontrado();
  const achado = await assinanteNoEnvelope(db, id, opcoes);
  if (!achado || achado.assinante.link_versao !== Number(versao)) throw naoEncontrado();
  return { ...achado, entrada };
}
