/** Writes one act into the chain of its envelope, in the transaction of the act; the row of the envelope is held. */
import { createHash } from 'node:crypto';
import { encadear, raizDaCadeia } from '@credito/domain/assinatura/cadeia';
import type {
  AtoParaRegistrar,
  DocumentoProvado,
  EloDeEvidencia,
  Evidencia,
} from '@credito/domain/assinatura/evidencia';
import { jsonCanonico } from '@credito/domain/texto/json-canonico';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { type Ator, registrarDecisao } from '../auditoria/auditoria.ts';
import type { Envelope } from './envelope.repository.ts';

export const sha256 = (conteudo: Uint8Array): Buffer => createHash('sha256').update(conteudo).digest();

const documentoProvado = ({ sha256: doLido, blocos_sha256, modelo }: Envelope): DocumentoProvado => ({
  sha256: doLido,
  blocosSha256: blocos_sha256,
  modelo,
});

/** The same act of the same signer is a second record only when `tipo` may happen twice; callers see to that. */
export async function registrarEvidencia(
  { relogio }: Pick<Contexto, 'relogio'>,
  trx: Transaction<DB>,
  envelope: Envelope,
  ato: AtoParaRegistrar,
): Promise<void> {
  const ultimo = await ultimoElo(trx, envelope.id);
  const elo = encadear(
    ultimo,
    { envelope: envelope.id, documento: documentoProvado(envelope), agora: relogio.agora() },
    ato,
    sha256,
  );
  const { registro, hash } = elo;
  await trx
    .insertInto('evidencia')
    .values({
      envelope_id: envelope.id,
      sequencia: registro.sequencia,
      assinante_id: 'assinante' in ato ? (ato.assinante?.id ?? null) : null,
      tipo: registro.tipo,
      em: registro.hora.em,
      registro: jsonCanonico(registro),
      hash,
    })
    .execute();
  await trx
    .updateTable('envelope')
    .set({ evidencias: registro.sequencia, ultimo_hash: hash })
    .where('id', '=', envelope.id)
    .execute();
}

/** What ends or moves an envelope also stands in the audit trail, with the head of the evidence (ADR 0114). */
export async function registrarNaAuditoria(
  { relogio }: Pick<Contexto, 'relogio'>,
  trx: Transaction<DB>,
  envelopeId: string,
  {
    acao,
    ator,
    contaId = null,
    dados = {},
  }: { acao: string; ator: Ator; contaId?: string | null; dados?: Record<string, unknown> },
): Promise<void> {
  const { evidencias, ultimo_hash } = await trx
    .selectFrom('envelope')
    .select(['evidencias', 'ultimo_hash'])
    .where('id', '=', envelopeId)
    .executeTakeFirstOrThrow();
  await registrarDecisao(trx, {
    em: relogio.agora(),
    ator,
    acao: `assinatura.${acao}`,
    alvo: { tipo: 'envelope', id: envelopeId },
    contaId,
    dados: { ...dados, evidencias, hash: ultimo_hash },
  });
}

async function ultimoElo(db: Kysely<DB>, envelopeId: string): Promise<EloDeEvidencia | null> {
  const linhas = await db
    .selectFrom('evidencia')
    .select(['registro', 'hash'])
    .where('envelope_id', '=', envelopeId)
    .orderBy('sequencia', 'desc')
    .limit(2)
    .execute();
  const [ultima, antes] = linhas;
  if (!ultima) return null;
  return {
    registro: JSON.parse(ultima.registro) as Evidencia,
    anterior: antes?.hash ?? raizDaCadeia(envelopeId, sha256),
    hash: ultima.hash,
  };
}

/** The whole chain, first record first. */
export async function elosDoEnvelope(db: Kysely<DB>, envelopeId: string): Promise<readonly EloDeEvidencia[]> {
  const linhas = await db
    .selectFrom('evidencia')
    .select(['registro', 'hash'])
    .where('envelope_id', '=', envelopeId)
    .orderBy('sequencia')
    .execute();
  return linhas.map(({ registro, hash }, posicao) => ({
    registro: JSON.parse(registro) as Evidencia,
    anterior: linhas[posicao - 1]?.hash ?? raizDaCadeia(envelopeId, sha256),
    hash,
  }));
}
