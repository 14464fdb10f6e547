/** An envelope with its signers, found by whoever has to do with it. */
import { ENVELOPES_VIVOS } from '@credito/domain/assinatura/envelope';
import { DONOS_DO_ENVELOPE, type TipoDeDonoDoEnvelope } from '@credito/domain/assinatura/palavras';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type {
  DB,
  Assinante as LinhaDeAssinante,
  Envelope as LinhaDeEnvelope,
} from '../../banco/esquema.gerado.ts';
import { travarAlteracao, travarContrato } from '../../banco/travar-alteracao.ts';

export type Envelope = Selectable<LinhaDeEnvelope>;
export type Assinante = Selectable<LinhaDeAssinante>;

export interface EnvelopeCompleto {
  envelope: Envelope;
  /** In the order in which people see them. */
  assinantes: readonly Assinante[];
}

/** One column for each kind of owner, and none besides (ADR 0118). */
export const COLUNA_DO_DONO = {
  contrato: 'contrato_id',
  alteracao: 'alteracao_id',
} as const satisfies Readonly<Record<TipoDeDonoDoEnvelope, keyof LinhaDeEnvelope>>;

export interface DonoNoBanco {
  tipo: TipoDeDonoDoEnvelope;
  id: number;
}

export function donoDe(envelope: Envelope): DonoNoBanco {
  const tipo = DONOS_DO_ENVELOPE.find((um) => envelope[COLUNA_DO_DONO[um]] !== null);
  const id = tipo && envelope[COLUNA_DO_DONO[tipo]];
  if (!tipo || id === undefined || id === null) throw new Error('an envelope belongs to nothing');
  return { tipo, id };
}

export const colunasDoDono = ({
  tipo,
  id,
}: DonoNoBanco): Pick<Insertable<LinhaDeEnvelope>, (typeof COLUNA_DO_DONO)[TipoDeDonoDoEnvelope]> => ({
  [COLUNA_DO_DONO[tipo]]: id,
});

/**
 * Whoever writes into an envelope holds its owner and then its row, in this order everywhere: acts and evidence of one
 * envelope stand one after the other, and nobody waits for somebody who waits for them.
 */
export async function carregarEnvelope(
  db: Kysely<DB>,
  id: string,
  { travar = false }: { travar?: boolean } = {},
): Promise<EnvelopeCompleto | null> {
  if (travar) await travarDono(db, id);
  let consulta = db.selectFrom('envelope').selectAll().where('id', '=', id);
  if (travar) consulta = consulta.forNoKeyUpdate();
  const envelope = await consulta.executeTakeFirst();
  return envelope ? { envelope, assinantes: await assinantesDo(db, id) } : null;
}

const TRAVAR_O_DONO = { contrato: travarContrato, alteracao: travarAlteracao } as const satisfies Readonly<
  Record<TipoDeDonoDoEnvelope, (db: Kysely<DB>, id: number) => Promise<void>>
>;

async function travarDono(db: Kysely<DB>, envelopeId: string): Promise<void> {
  const envelope = await db
    .selectFrom('envelope')
    .selectAll()
    .where('id', '=', envelopeId)
    .executeTakeFirst();
  if (!envelope) return;
  const { tipo, id } = donoDe(envelope);
  await TRAVAR_O_DONO[tipo](db, id);
}

export function assinantesDo(db: Kysely<DB>, envelopeId: string): Promise<Assinante[]> {
  return db
    .selectFrom('assinante')
    .selectAll()
    .where('envelope_id', '=', envelopeId)
    .orderBy('ordem')
    .execute();
}

/** The newest envelope of an owner, whatever became of it; `vivo`: only one that is not over. */
export async function envelopeDoDono(
  db: Kysely<DB>,
  { tipo, id }: DonoNoBanco,
  { travar = false, vivo = false, edicao }: { travar?: boolean; vivo?: boolean; edicao?: number } = {},
): Promise<EnvelopeCompleto | null> {
  let consulta = db
    .selectFrom('envelope')
    .select('id')
    .where(COLUNA_DO_DONO[tipo], '=', id)
    .orderBy('criado_em', 'desc')
    .orderBy('id')
    .limit(1);
  if (vivo) consulta = consulta.where('estado', 'in', ENVELOPES_VIVOS);
  if (edicao !== undefined) consulta = consulta.where('edicao', '=', edicao);
  const achado = await consulta.executeTakeFirst();
  return achado ? carregarEnvelope(db, achado.id, { travar }) : null;
}

/** Every one that an owner has had, the newest first. */
export function envelopesDoDono(
  db: Kysely<DB>,
  { tipo, id }: DonoNoBanco,
): Promise<ReadonlyArray<Pick<Envelope, 'id' | 'estado' | 'criado_em'>>> {
  return db
    .selectFrom('envelope')
    .select(['id', 'estado', 'criado_em'])
    .where(COLUNA_DO_DONO[tipo], '=', id)
    .orderBy('criado_em', 'desc')
    .orderBy('id')
    .execute();
}

export interface AssinanteNoEnvelope extends EnvelopeCompleto {
  assinante: Assinante;
}

export async function assinanteNoEnvelope(
  db: Kysely<DB>,
  assinanteId: string,
  opcoes: { travar?: boolean } = {},
): Promise<AssinanteNoEnvelope | null> {
  const dono = await db
    .selectFrom('assinante')
    .select('envelope_id')
    .where('id', '=', assinanteId)
    .executeTakeFirst();
  const completo = dono && (await carregarEnvelope(db, dono.envelope_id, opcoes));
  const assinante = completo?.assinantes.find(({ id }) => id === assinanteId);
  return completo && assinante ? { ...completo, assinante } : null;
}

export async function assinanteDoLink(db: Kysely<DB>, linkHash: Buffer): Promise<Assinante | null> {
  const assinante = await db
    .selectFrom('assinante')
    .selectAll()
    .where('link_hash', '=', linkHash)
    .executeTakeFirst();
  return assinante ?? null;
}

export async function assinanteDaConta(
  db: Kysely<DB>,
  id: string,
  contaId: string,
): Promise<Assinante | null> {
  const assinante = await db
    .selectFrom('assinante')
    .selectAll()
    .where('id', '=', id)
    .where('conta_id', '=', contaId)
    .executeTakeFirst();
  return assinante ?? null;
}

/** Signatures that an account owes or gave, the newest first. */
export async function assinaturasDaConta(
  db: Kysely<DB>,
  contaId: string,
): Promise<ReadonlyArray<{ envelopeId: string; assinanteId: string }>> {
  return db
    .selectFrom('assinante')
    .innerJoin('envelope', 'envelope.id', 'assinante.envelope_id')
    .select(['envelope.id as envelopeId', 'assinante.id as assinanteId'])
    .where('assinante.conta_id', '=', contaId)
    .where('envelope.estado', 'in', ['preparando', 'em-assinatura'])
    .where('assinante.estado', 'not in', ['assinou', 'dispensado', 'substituido', 'recusou'])
    .orderBy('envelope.criado_em', 'desc')
    .execute();
}

/** A later version has gone to its signers. */
export async function haMaisNovo(db: Kysely<DB>, envelope: Envelope): Promise<boolean> {
  const { tipo, id } = donoDe(envelope);
  const maisNovo = await db
    .selectFrom('envelope')
    .select('id')
    .where(COLUNA_DO_DONO[tipo], '=', id)
    .where('edicao', '>', envelope.edicao)
    .where('estado', 'not in', ['preparando', 'falhou'])
    .limit(1)
    .executeTakeFirst();
  return maisNovo !== undefined;
}

export async function assinouVersaoAnterior(
  db: Kysely<DB>,
  envelope: Envelope,
  { cpf }: Pick<Assinante, 'cpf'>,
): Promise<boolean> {
  const { tipo, id } = donoDe(envelope);
  const anterior = await db
    .selectFrom('envelope')
    .innerJoin('assinante', 'assinante.envelope_id', 'envelope.id')
    .select('assinante.id')
    .where(COLUNA_DO_DONO[tipo], '=', id)
    .where('envelope.edicao', '<', envelope.edicao)
    .where('assinante.cpf', '=', cpf)
    .where('assinante.estado', '=', 'assinou')
    .limit(1)
    .executeTakeFirst();
  return anterior !== undefined;
}

/** Whoever of the provider has this CPF and may have to sign, the oldest first. */
export async function aAssinarPeloProvedor(db: Kysely<DB>, cpf: string): Promise<readonly string[]> {
  const linhas = await db
    .selectFrom('assinante')
    .innerJoin('envelope', 'envelope.id', 'assinante.envelope_id')
    .select('assinante.id')
    .where('assinante.do_provedor', '=', true)
    .where('envelope.provedor', '=', 'proprio')
    .where('assinante.cpf', '=', cpf)
    .where('assinante.estado', '=', 'convidado')
    .where('envelope.estado', '=', 'em-assinatura')
    .orderBy('assinante.estado_desde')
    .limit(500)
    .execute();
  return linhas.map(({ id }) => id);
}
