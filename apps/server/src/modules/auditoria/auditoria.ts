/**
 * The audit trail (decisions, "Back office"): a chain for each thing. Decisions are chained in their own transaction;
 * views of personal data are appended plainly and sealed into the chain by a job, so that reads never wait for each other.
 */
import { createHash } from 'node:crypto';
import { jsonCanonico } from '@credito/domain/texto/json-canonico';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

export type Ator =
  | { tipo: 'conta'; id: string }
  | { tipo: 'operador'; id: string }
  | { tipo: 'suporte'; id: string }
  | { tipo: 'sistema'; id: null };

export interface EventoDeAuditoria {
  em: Date;
  ator: Ator;
  acao: string;
  alvo: { tipo: string; id: string };
  /** The person whose data are concerned, who may see the event in their profile. */
  contaId: string | null;
  /** Facts without personal data: ids, states, codes. */
  dados?: Record<string, unknown>;
}

/** What a link holds of its event; the order of the members in its digest is fixed. */
export interface LinhaDaCadeia {
  seq: number;
  em: Date;
  ator_tipo: string;
  ator_id: string | null;
  acao: string;
  alvo_tipo: string;
  alvo_id: string;
  conta_id: string | null;
  dados: unknown;
}

export const COLUNAS_DO_ELO = [
  'seq',
  'em',
  'ator_tipo',
  'ator_id',
  'acao',
  'alvo_tipo',
  'alvo_id',
  'conta_id',
  'dados',
] as const;

/** Chained before there was a chain for each thing (migration 0360): it begins with nothing. */
const FLUXO_GERAL = 'geral';

export function raizDoFluxo(fluxo: string): Buffer {
  if (fluxo === FLUXO_GERAL) return Buffer.alloc(32);
  return createHash('sha256').update(`auditoria/${fluxo}`).digest();
}

/** Digest of an event on top of the digest before it; a chain begins with its name, so no link fits into another one. */
export function hashDoElo(anterior: Buffer, elo: number, linha: LinhaDaCadeia): Buffer {
  const conteudo = jsonCanonico([
    elo,
    linha.seq,
    linha.em.toISOString(),
    linha.ator_tipo,
    linha.ator_id,
    linha.acao,
    linha.alvo_tipo,
    linha.alvo_id,
    linha.conta_id,
    linha.dados,
  ]);
  return createHash('sha256').update(anterior).update(conteudo).digest();
}

/** The chain of the thing that the event is about. */
const fluxoDe = ({ tipo, id }: EventoDeAuditoria['alvo']) => `${tipo}/${id}`;

function linhaDe(evento: EventoDeAuditoria, contaId = evento.contaId) {
  return {
    em: evento.em,
    ator_tipo: evento.ator.tipo,
    ator_id: evento.ator.id,
    acao: evento.acao,
    alvo_tipo: evento.alvo.tipo,
    alvo_id: evento.alvo.id,
    conta_id: contaId,
    dados: JSON.stringify(evento.dados ?? {}),
    fluxo: fluxoDe(evento.alvo),
  };
}

/** A view of personal data: appended at once, sealed later. */
export async function registrarVisualizacao(db: Kysely<DB>, evento: EventoDeAuditoria): Promise<void> {
  await db.insertInto('auditoria').values(linhaDe(evento)).execute();
}

/** The same view of the data of many people. */
export async function registrarVisualizacoes(
  db: Kysely<DB>,
  evento: Omit<EventoDeAuditoria, 'contaId'>,
  contas: Iterable<string>,
): Promise<void> {
  const linhas = [...contas].map((contaId) => linhaDe({ ...evento, contaId }));
  for (let inicio = 0; inicio < linhas.length; inicio += 500)
    await db
      .insertInto('auditoria')
      .values(linhas.slice(inicio, inicio + 500))
      .execute();
}

/**
 * A decision or any change that must stand in the chain when its transaction commits. Until then whoever records
 * something about the same thing waits, and nobody else.
 */
export function registrarDecisao(trx: Transaction<DB>, evento: EventoDeAuditoria): Promise<void> {
  return registrarDecisoes(trx, [evento]);
}

/** Many at once, in as many statements as one: a night of deadlines ends thousands of things together. */
export async function registrarDecisoes(
  trx: Transaction<DB>,
  eventos: readonly EventoDeAuditoria[],
): Promise<void> {
  const linhas = eventos.map((evento) => linhaDe(evento));
  const cabecas = await travarCabecas(
    trx,
    linhas.map(({ fluxo }) => fluxo),
  );
  const elos = linhas.map((linha) => {
    const cabeca = cabecas.get(linha.fluxo);
    const seq = cabeca?.seqs.shift();
    if (!cabeca || seq === undefined) throw new Error(`the chain ${linha.fluxo} has no head`);
    cabeca.elo += 1;
    cabeca.hash = hashDoElo(cabeca.hash ?? raizDoFluxo(linha.fluxo), cabeca.elo, {
      ...linha,
      seq,
      dados: JSON.parse(linha.dados),
    });
    return { ...linha, seq, elo: cabeca.elo, hash: cabeca.hash };
  });
  const mudadas = [...cabecas.values()];
  await sql`
    with evento as (
      insert into auditoria
        (seq, em, ator_tipo, ator_id, acao, alvo_tipo, alvo_id, conta_id, dados, fluxo, elo, hash)
        overriding system value
        select * from unnest(
          ${elos.map(({ seq }) => seq)}::bigint[], ${elos.map(({ em }) => em)}::timestamptz[],
          ${elos.map(({ ator_tipo }) => ator_tipo)}::text[], ${elos.map(({ ator_id }) => ator_id)}::uuid[],
          ${elos.map(({ acao }) => acao)}::text[], ${elos.map(({ alvo_tipo }) => alvo_tipo)}::text[],
          ${elos.map(({ alvo_id }) => alvo_id)}::text[], ${elos.map(({ conta_id }) => conta_id)}::uuid[],
          ${elos.map(({ dados }) => dados)}::jsonb[], ${elos.map(({ fluxo }) => fluxo)}::text[],
          ${elos.map(({ elo }) => elo)}::bigint[], ${elos.map(({ hash }) => hash)}::bytea[]))
    update cabeca_da_auditoria cabeca set elo = nova.elo, hash = nova.hash
    from unnest(
      ${mudadas.map(({ fluxo }) => fluxo)}::text[], ${mudadas.map(({ elo }) => elo)}::bigint[],
      ${mudadas.map(({ hash }) => hash)}::bytea[]) nova (fluxo, elo, hash)
    where cabeca.fluxo = nova.fluxo`.execute(trx);
}

interface CabecaTravada {
  fluxo: string;
  elo: number;
  hash: Buffer | null;
  /** A number for each of its new links, drawn under its lock. */
  seqs: number[];
}

/** In one order, so that two nights of deadlines do not wait for each other. */
async function travarCabecas(
  trx: Transaction<DB>,
  fluxos: readonly string[],
): Promise<ReadonlyMap<string, CabecaTravada>> {
  const quantos = new Map<string, number>();
  for (const fluxo of fluxos) quantos.set(fluxo, (quantos.get(fluxo) ?? 0) + 1);
  const { rows } = await sql<CabecaTravada>`
    with travada as (
      insert into cabeca_da_auditoria (fluxo, elo)
      select fluxo, 0 from unnest(${[...quantos.keys()]}::text[]) fluxo order by fluxo
      on conflict (fluxo) do update set fluxo = excluded.fluxo
      returning fluxo, elo, hash)
    select travada.*, array(
      select nextval(pg_get_serial_sequence('auditoria', 'seq')) from generate_series(1, pedida.quantos)) as seqs
    from travada
    join unnest(${[...quantos.keys()]}::text[], ${[...quantos.values()]}::integer[]) pedida (fluxo, quantos)
      on pedida.fluxo = travada.fluxo`.execute(trx);
  return new Map(rows.map((cabeca) => [cabeca.fluxo, cabeca]));
}

/**
 * Seals what is still loose, oldest first; returns how many events were sealed. Nobody waits for it: what is about a
 * thing that is being decided on is sealed the next time.
 */
export async function selarVisualizacoes(db: Kysely<DB>, maximo = 1_000): Promise<number> {
  const { rows: fluxos } = await sql<{ fluxo: string }>`
    select distinct fluxo from (
      select fluxo from auditoria where elo is null order by seq limit ${maximo}) as solta
    order by fluxo`.execute(db);
  if (fluxos.length === 0) return 0;
  // Each by itself, and only those that have none: nothing is held while whoever makes the same one is waited for.
  for (const { fluxo } of fluxos)
    await sql`
      insert into cabeca_da_auditoria (fluxo, elo) select ${fluxo}, 0
      where not exists (select from cabeca_da_auditoria where fluxo = ${fluxo})
      on conflict do nothing`.execute(db);
  return db.transaction().execute(async (trx) => {
    const cabecas = await trx
      .selectFrom('cabeca_da_auditoria')
      .select(['fluxo', 'elo', 'hash'])
      .where(
        'fluxo',
        'in',
        fluxos.map(({ fluxo }) => fluxo),
      )
      .forUpdate()
      .skipLocked()
      .execute();
    let seladas = 0;
    for (const cabeca of cabecas) seladas += await selarFluxo(trx, cabeca);
    return seladas;
  });
}

async function selarFluxo(
  trx: Transaction<DB>,
  cabeca: { fluxo: string; elo: number; hash: Buffer | null },
): Promise<number> {
  const soltas = await trx
    .selectFrom('auditoria')
    .select(COLUNAS_DO_ELO)
    .where('fluxo', '=', cabeca.fluxo)
    .where('elo', 'is', null)
    .orderBy('seq')
    .execute();
  let { elo } = cabeca;
  let hash = cabeca.hash ?? raizDoFluxo(cabeca.fluxo);
  for (const linha of soltas) {
    elo += 1;
    hash = hashDoElo(hash, elo, linha);
    await trx.updateTable('auditoria').set({ elo, hash }).where('seq', '=', linha.seq).execute();
  }
  if (soltas.length > 0)
    await trx
      .updateTable('cabeca_da_auditoria')
      .set({ elo, hash })
      .where('fluxo', '=', cabeca.fluxo)
      .execute();
  return soltas.length;
}
