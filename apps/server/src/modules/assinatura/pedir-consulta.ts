/** Asks the provider of signatures about an envelope: soon after a notice, and once a day in case one was lost. */
import { ENVELOPES_VIVOS } from '@credito/domain/assinatura/envelope';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';

export const TAREFA_CONSULTAR_ENVELOPE = 'consultar-envelope';

export interface CargaDaConsulta {
  id: string;
  /** How often the provider has left us in the dark. */
  vez: number;
}

/** Several notices come at once: a signature, the closing, the file. One question answers them. */
const JUNTAR_MS = 3_000;

/** Between two questions of the day, so that those of people who sign find their turn. */
const ESPACO_MS = 2_000;

/** Repeated, late and foreign notices get the same answer, and bring about no more than one question. */
export async function pedirConsultas(
  { db, gateways, relogio }: Pick<Contexto, 'db' | 'gateways' | 'relogio'>,
  avisos: ReadonlyArray<{ envelopeId: string }>,
): Promise<void> {
  const ids = [...new Set(avisos.map(({ envelopeId }) => envelopeId))];
  const { nome } = gateways.assinatura;
  if (ids.length === 0 || nome === null) return;
  const nossos = await db
    .selectFrom('envelope')
    .select('id')
    .where('id', 'in', ids)
    .where('provedor', '=', nome)
    .where('estado', 'in', ENVELOPES_VIVOS)
    .execute();
  const em = new Date(relogio.agora().getTime() + JUNTAR_MS);
  for (const { id } of nossos) await agendarConsulta(db, { id, vez: 0 }, em);
}

export const TAREFA_CONSULTAR_TODOS = 'consultar-envelopes';

/** Notices get lost: once a day every envelope that still waits there is asked about, one after the other. */
export async function pedirConsultasDoDia({
  db,
  gateways,
  relogio,
}: Pick<Contexto, 'db' | 'gateways' | 'relogio'>): Promise<void> {
  const { nome } = gateways.assinatura;
  if (nome === null) return;
  const abertos = await db
    .selectFrom('envelope')
    .select('id')
    .where('provedor', '=', nome)
    .where('estado', '=', 'em-assinatura')
    // The desk has been told: what is not there is not asked for every day. A notice still asks.
    .where((eb) => eb.or([eb('impedimento', 'is', null), eb('impedimento', '<>', 'nao-encontrado')]))
    .orderBy('criado_em')
    .orderBy('id')
    .execute();
  const agora = relogio.agora().getTime();
  for (const [posicao, { id }] of abertos.entries())
    await agendarConsulta(db, { id, vez: 0 }, new Date(agora + posicao * ESPACO_MS));
}

/** One that is agreed already keeps its time: whoever repeats notices does not put it off. */
export async function agendarConsulta(db: Kysely<DB>, { id, vez }: CargaDaConsulta, em: Date): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${TAREFA_CONSULTAR_ENVELOPE}, json_build_object('id', ${id}::text, 'vez', ${vez}::int), run_at => ${em},
    job_key => ${`consultar-envelope:${id}`}, job_key_mode => 'preserve_run_at', max_attempts => 25)`.execute(
    db,
  );
}
