/**
 * The secret of a link, and the pass that whoever entered carries from step to step (ADR 0140). Both are keyed digests:
 * the table alone opens nothing, and a new version of the link ends what stood on the one before.
 */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { OrigemDoAto } from '@credito/domain/assinatura/evidencia';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import { resumo, type SessaoDeConta } from '../../plugins/sessao.ts';
import { type Assinante, type AssinanteNoEnvelope, assinanteNoEnvelope } from './envelope.repository.ts';
import type { OrigemDoPedido } from './origem.ts';

const PASSE_MINUTOS = 60;

export function segredoDoLink(segredo: KeyObject, assinanteId: string, versao: number): string {
  return createHmac('sha256', segredo).update(`assinatura:${assinanteId}:${versao}`).digest('base64url');
}

export const hashDoLink = (segredo: KeyObject, assinanteId: string, versao: number): Buffer =>
  resumo(segredoDoLink(segredo, assinanteId, versao));

/** How somebody came in: kept in the evidence. */
type Entrada = 'link' | 'portal';

export interface Passe {
  passe: string;
  expiraEm: string;
}

export function emitirPasse(
  { relogio, segredo }: Pick<Contexto, 'relogio' | 'segredo'>,
  { id, link_versao }: Pick<Assinante, 'id' | 'link_versao'>,
  sessao: Pick<SessaoDeConta, 'id'> | null,
): Passe {
  const fim = new Date(relogio.agora().getTime() + PASSE_MINUTOS * 60_000);
  // Who is logged in stands in the pass, because the steps after it travel without a session.
  const entrada = sessao ? `portal.${resumo(sessao.id).toString('base64url')}` : 'link';
  const corpo = `${id}.${link_versao}.${entrada}.${fim.getTime()}`;
  return { passe: `${corpo}.${assinado(segredo, corpo).toString('base64url')}`, expiraEm: fim.toISOString() };
}

const assinado = (segredo: KeyObject, corpo: string): Buffer =>
  createHmac('sha256', segredo).update(`passe-de-assinatura:${corpo}`).digest();

const FORMATO =
  /^(([0-9a-f-]{36})\.(\d{1,9})\.(?:link|portal\.([A-Za-z0-9_-]{43}))\.(\d{1,15}))\.([A-Za-z0-9_-]{43})$/;

export interface QuemEntrou extends AssinanteNoEnvelope {
  entrada: Entrada;
  /** Digest of the portal's session by which the person came in. */
  sessaoSha256: string | null;
}

/** Whoever holds the pass, in front of the envelope; an invented, old or ended pass meets nothing: 404. */
export async function exigirPasse(
  { relogio, segredo }: Pick<Contexto, 'relogio' | 'segredo'>,
  db: Kysely<DB>,
  passe: string,
  opcoes: { travar?: boolean } = {},
): Promise<QuemEntrou> {
  const [, corpo, id, versao, sessao, fim, digito] = FORMATO.exec(passe) ?? [];
  if (!corpo || !id || !versao || !fim || !digito) throw naoEncontrado();
  const esperado = assinado(segredo, corpo);
  const recebido = Buffer.from(digito, 'base64url');
  if (recebido.length !== esperado.length || !timingSafeEqual(recebido, esperado)) throw naoEncontrado();
  if (Number(fim) <= relogio.agora().getTime()) throw naoEncontrado();
  const achado = await assinanteNoEnvelope(db, id, opcoes);
  if (!achado || achado.assinante.link_versao !== Number(versao)) throw naoEncontrado();
  return {
    ...achado,
    entrada: sessao ? 'portal' : 'link',
    sessaoSha256: sessao ? Buffer.from(sessao, 'base64url').toString('hex') : null,
  };
}

/** From where and by which door, as the evidence keeps it. */
export const origemDoAto = (
  { entrada, sessaoSha256 }: Pick<QuemEntrou, 'entrada' | 'sessaoSha256'>,
  origem: OrigemDoPedido,
): OrigemDoAto => ({ ...origem, sessaoSha256, caminho: entrada });
