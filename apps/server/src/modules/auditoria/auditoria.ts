/**
 * The audit trail (decisions, "Back office"): decisions are chained in their own transaction; views of personal
 * data are appended plainly and sealed into the chain by a job, so that reads never wait for each other.
 */
import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { emOrdem } from '../../banco/json-em-ordem.ts';

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

/** Serialises the chain: one writer at a time, until its transaction ends. */
const TRAVA_DA_CADEIA = 7_301_001;

interface LinhaDaCadeia {
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

/** Digest of an event on top of the digest before it; the order of the members is fixed. */
function hashDoElo(anterior: Buffer | null, elo: number, linha: LinhaDaCadeia): Buffer {
  const conteudo = JSON.stringify([
    elo,
    linha.seq,
    linha.em.toISOString(),
    linha.ator_tipo,
    linha.ator_id,
    linha.acao,
    linha.alvo_tipo,
    linha.alvo_id,
    linha.conta_id,
    emOrdem(linha.dados),
  ]);
  return createHash('sha256')
    .update(anterior ?? Buffer.alloc(32))
    .update(conteudo)
    .digest();
}

async function inserir(db: Kysely<DB>, evento: EventoDeAuditoria): Promise<LinhaDaCadeia> {
  return db
    .insertInto('auditoria')
    .values({
      em: evento.em,
      ator_tipo: evento.ator.tipo,
      ator_id: evento.ator.id,
      acao: evento.acao,
      alvo_tipo: evento.alvo.tipo,
      alvo_id: evento.alvo.id,
      conta_id: evento.contaId,
      dados: JSON.stringify(evento.dados ?? {}),
    })
    .returning(['seq', 'em', 'ator_tipo', 'ator_id', 'acao', 'alvo_tipo', 'alvo_id', 'conta_id', 'dados'])
    .executeTakeFirstOrThrow();
}

/** A view of personal data: appended at once, sealed later. */
export async function registrarVisualizacao(db: Kysely<DB>, evento: EventoDeAuditoria): Promise<void> {
  await inserir(db, evento);
}

/** The same view of the data of many people. */
export async function registrarVisualizacoes(
  db: Kysely<DB>,
  evento: Omit<EventoDeAuditoria, 'contaId'>,
  contas: Iterable<string>,
): Promise<void> {
  const linhas = [...contas].map((contaId) => ({
    em: evento.em,
    ator_tipo: evento.ator.tipo,
    ator_id: evento.ator.id,
    acao: evento.acao,
    alvo_tipo: evento.alvo.tipo,
    alvo_id: evento.alvo.id,
    conta_id: contaId,
    dados: JSON.stringify(evento.dados ?? {}),
  }));
  for (let inicio = 0; inicio < linhas.length; inicio += 500)
    await db
      .insertInto('auditoria')
      .values(linhas.slice(inicio, inicio + 500))
      .execute();
}

/** A decision or any change that must stand in the chain when its transaction commits. */
export async function registrarDecisao(trx: Transaction<DB>, evento: EventoDeAuditoria): Promise<void> {
  await sql`select pg_advisory_xact_lock(${TRAVA_DA_CADEIA})`.execute(trx);
  const linha = await inserir(trx, evento);
  await encadear(trx, [linha]);
}

/** Seals what is still loose, oldest first; returns how many events were sealed. */
export async function selarVisualizacoes(db: Kysely<DB>, maximo = 1_000): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${TRAVA_DA_CADEIA})`.execute(trx);
    const soltas = await trx
      .selectFrom('auditoria')
      .select(['seq', 'em', 'ator_tipo', 'ator_id', 'acao', 'alvo_tipo', 'alvo_id', 'conta_id', 'dados'])
      .where('elo', 'is', null)
      .orderBy('seq')
      .limit(maximo)
      .execute();
    await encadear(trx, soltas);
    return soltas.length;
  });
}

async function encadear(trx: Transaction<DB>, linhas: readonly LinhaDaCadeia[]): Promise<void> {
  if (linhas.length === 0) return;
  const ultimo = await trx
    .selectFrom('auditoria')
    .select(['elo', 'hash'])
    .where('elo', 'is not', null)
    .orderBy('elo', 'desc')
    .limit(1)
    .executeTakeFirst();
  let anterior: Buffer | null = ultimo?.hash ?? null;
  let elo = ultimo?.elo ?? 0;
  for (const linha of linhas) {
    elo += 1;
    anterior = hashDoElo(anterior, elo, linha);
    await trx.updateTable('auditoria').set({ elo, hash: anterior }).where('seq', '=', linha.seq).execute();
  }
}

export type Verificacao =
  | { integra: true; elos: number; soltas: number }
  | { integra: false; elo: number; motivo: string };

/** Walks the whole chain: a changed, removed or reordered event is found at its link. */
export async function verificarCadeia(db: Kysely<DB>): Promise<Verificacao> {
  let anterior: Buffer | null = null;
  let esperado = 1;
  for (;;) {
    const linhas: Array<LinhaDaCadeia & { elo: number | null; hash: Buffer | null }> = await db
      .selectFrom('auditoria')
      .select([
        'seq',
        'em',
        'ator_tipo',
        'ator_id',
        'acao',
        'alvo_tipo',
        'alvo_id',
        'conta_id',
        'dados',
        'elo',
        'hash',
      ])
      .where('elo', '>=', esperado)
      .orderBy('elo')
      .limit(1_000)
      .execute();
    if (linhas.length === 0) break;
    for (const linha of linhas) {
      if (linha.elo !== esperado) return { integra: false, elo: esperado, motivo: 'event missing' };
      const hash = hashDoElo(anterior, esperado, linha);
      if (!linha.hash?.equals(hash))
        return { integra: false, elo: esperado, motivo: 'event changed or out of order' };
      anterior = hash;
      esperado += 1;
    }
  }
  const { soltas } = await db
    .selectFrom('auditoria')
    .select((eb) => eb.fn.countAll<number>().as('soltas'))
    .where('elo', 'is', null)
    .executeTakeFirstOrThrow();
  return { integra: true, elos: esperado - 1, soltas };
}
