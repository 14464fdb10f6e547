/**
 * What a provider of signatures tells of an envelope, in our words, and what follows from it. A provider tells twice, late
 * and in any order; what follows is the same for every order and every repetition (case SIGN-01).
 */
import { porCodigo } from '../texto/ordem.ts';
import type { EstadoDoEnvelope } from './envelope.ts';
import type { Autenticacao, OrigemDoAto } from './evidencia.ts';

const ACONTECIMENTOS = [
  'carregado',
  'assinante-incluido',
  'assinante-retirado',
  'visto',
  'assinado',
  'recusado',
  'bloqueado',
  'prazo-atingido',
  'encerrado-por-alguem',
  'encerrado',
  'cancelado',
  'outro',
] as const;
export type TipoDeAcontecimento = (typeof ACONTECIMENTOS)[number];

export interface AcontecimentoNoProvedor {
  /** Its name at the provider: the same one told twice is one. */
  id: string;
  tipo: TipoDeAcontecimento;
  /** As the provider calls it. */
  original: string;
  em: string;
  /** Ours; null where it is of nobody, or of somebody that we do not know. */
  assinanteId: string | null;
  /** How the provider recognised the person. */
  metodos: readonly string[];
  ip: string | null;
  motivo: string | null;
}

interface Traducao {
  nosso: TipoDeAcontecimento;
  /** In the calls of the specification; null where they do not tell it (spec 3 section 3). */
  fio: string | null;
}

const bloqueado: Traducao = { nosso: 'bloqueado', fio: null };

/** Events of Clicksign's API v3. What stands not here is kept as `outro` and decides nothing. */
const DA_CLICKSIGN: Readonly<Record<string, Traducao>> = {
  upload: { nosso: 'carregado', fio: 'upload' },
  add_signer: { nosso: 'assinante-incluido', fio: 'add_signer' },
  remove_signer: { nosso: 'assinante-retirado', fio: 'remove_signer' },
  signature_started: { nosso: 'visto', fio: null },
  sign: { nosso: 'assinado', fio: 'sign' },
  refusal: { nosso: 'recusado', fio: 'canceled' },
  deadline: { nosso: 'prazo-atingido', fio: 'deadline' },
  close: { nosso: 'encerrado-por-alguem', fio: 'document_closed' },
  auto_close: { nosso: 'encerrado', fio: 'document_closed' },
  document_closed: { nosso: 'encerrado', fio: 'document_closed' },
  cancel: { nosso: 'cancelado', fio: 'canceled' },
  biometric_refused: bloqueado,
  facematch_refused: bloqueado,
  liveness_refused: bloqueado,
  ocr_refused: bloqueado,
  attempts_by_whatsapp_exceeded: bloqueado,
  attempts_by_liveness_or_facematch_exceeded: bloqueado,
};

export const acontecimentoDaClicksign = (original: string): TipoDeAcontecimento =>
  traducao(original)?.nosso ?? 'outro';

/** Null for what the calls do not tell. */
export const eventoNoFio = (original: string): string | null => traducao(original)?.fio ?? null;

function traducao(original: string): Traducao | undefined {
  return Object.hasOwn(DA_CLICKSIGN, original) ? DA_CLICKSIGN[original] : undefined;
}

export type StatusNoProvedor = 'draft' | 'running' | 'closed' | 'canceled';

export type SituacaoNoProvedor =
  | { tipo: 'em-preparo' }
  | { tipo: 'em-assinatura' }
  /** Everybody whose signature is required has given it; the finished file may still be on its way. */
  | { tipo: 'assinado' }
  | { tipo: 'recusado'; assinanteId: string; motivo: string | null }
  | { tipo: 'vencido'; assinaturas: number }
  | { tipo: 'cancelado' }
  /** It is over there, and what came of it is not told yet: ask again. */
  | { tipo: 'a-saber' };

/** As the desk reads it, beside what our own rows say. */
export const ROTULO_NO_PROVEDOR: Readonly<Record<SituacaoNoProvedor['tipo'], string>> = {
  'em-preparo': 'em preparo',
  'em-assinatura': 'em assinatura',
  assinado: 'assinado por todas as pessoas',
  recusado: 'recusado por quem assina',
  vencido: 'encerrado pelo prazo',
  cancelado: 'cancelado no próprio serviço',
  'a-saber': 'encerrado, e o serviço ainda não disse como',
};

/** A signature of the last second is told after the deadline itself. */
const ESPERA_APOS_O_PRAZO_MS = 10 * 60_000;

interface NoProvedor {
  status: StatusNoProvedor;
  acontecimentos: readonly AcontecimentoNoProvedor[];
}

/** `closed` never means signed: at the deadline the provider closes what has one signature. */
export function situacaoNoProvedor(
  { status, acontecimentos }: NoProvedor,
  exigidos: readonly string[],
  agora: Date,
): SituacaoNoProvedor {
  const unicos = emOrdem(acontecimentos);
  const assinaram = new Set(assinaturasNoProvedor(unicos, exigidos).map(({ assinanteId }) => assinanteId));
  if (exigidos.length > 0 && assinaram.size === exigidos.length) return { tipo: 'assinado' };
  const recusa = unicos.find(
    ({ tipo, assinanteId }) => tipo === 'recusado' && exigidos.some((id) => id === assinanteId),
  );
  if (recusa?.assinanteId)
    return { tipo: 'recusado', assinanteId: recusa.assinanteId, motivo: recusa.motivo };
  if (status === 'draft') return { tipo: 'em-preparo' };
  if (status === 'running') return { tipo: 'em-assinatura' };
  const prazo = unicos.find(({ tipo }) => tipo === 'prazo-atingido');
  if (prazo) {
    const passado = agora.getTime() - Date.parse(prazo.em);
    return passado < ESPERA_APOS_O_PRAZO_MS
      ? { tipo: 'a-saber' }
      : { tipo: 'vencido', assinaturas: assinaram.size };
  }
  if (status === 'canceled' || unicos.some(({ tipo }) => tipo === 'encerrado-por-alguem'))
    return { tipo: 'cancelado' };
  return { tipo: 'a-saber' };
}

/** The first signature of each of them, in the order in which they signed. */
export function assinaturasNoProvedor(
  acontecimentos: readonly AcontecimentoNoProvedor[],
  exigidos: readonly string[],
): ReadonlyArray<AcontecimentoNoProvedor & { assinanteId: string }> {
  const primeiras = new Map<string, AcontecimentoNoProvedor & { assinanteId: string }>();
  for (const um of emOrdem(acontecimentos)) {
    const { tipo, assinanteId } = um;
    if (tipo !== 'assinado' || assinanteId === null || !exigidos.includes(assinanteId)) continue;
    if (!primeiras.has(assinanteId)) primeiras.set(assinanteId, { ...um, assinanteId });
  }
  return [...primeiras.values()];
}

/** By their own time, each once; of the same moment, what comes first in an envelope's life. */
export function emOrdem(
  acontecimentos: readonly AcontecimentoNoProvedor[],
): readonly AcontecimentoNoProvedor[] {
  const porId = new Map(acontecimentos.map((um) => [um.id, um]));
  return [...porId.values()].sort(
    (a, b) =>
      Date.parse(a.em) - Date.parse(b.em) ||
      ACONTECIMENTOS.indexOf(a.tipo) - ACONTECIMENTOS.indexOf(b.tipo) ||
      porCodigo(a.id, b.id),
  );
}

/** What the record of a signature says of a provider's. */
export function provaDoProvedor(
  provedor: string,
  { id, em, metodos, ip }: AcontecimentoNoProvedor,
): { autenticacao: Autenticacao; origem: OrigemDoAto } {
  return {
    autenticacao: { por: 'provedor', nome: provedor, metodos, evento: id, em },
    origem: { ip, porta: null, agente: null, aparelho: null, sessaoSha256: null, caminho: 'provedor' },
  };
}

/** In the calls of the specification, whoever signs: our own signer's envelopes are told in the same words. */
export function statusNoFio(
  estado: EstadoDoEnvelope,
  assinaturas: number,
): Exclude<StatusNoProvedor, 'draft'> | null {
  switch (estado) {
    case 'preparando':
    case 'falhou':
      return null;
    case 'em-assinatura':
      return 'running';
    case 'assinado':
    case 'selado':
      return 'closed';
    case 'vencido':
      return assinaturas > 0 ? 'closed' : 'canceled';
    case 'recusado':
    case 'cancelado':
      return 'canceled';
  }
}
