/**
 * The demonstration: one student for each row of the state table, with guarantors and staff, made by running the
 * use cases, before the server takes its first job. What was told once is never told again, whatever people do with it afterwards; what was cut off goes on.
 */
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../src/banco/esquema.gerado.ts';
import type { Contexto } from '../../../src/contexto.ts';
import { registrarDecisao } from '../../../src/modules/auditoria/auditoria.ts';
import { semearBase } from '../base.ts';
import { semearPeriodos } from '../periodo-de-atualizacao.ts';
import { contarHistoria } from './contar-historia.ts';
import { abrirNarrador } from './contexto-da-historia.ts';
import { enquantoOcupado } from './enquanto-ocupado.ts';
import { entregarMensagens } from './entregar-mensagens.ts';
import { abrirGerador, type Gerador } from './gerador.ts';
import type { Historia } from './historia.ts';
import { HISTORIAS } from './historias.ts';

const TRAVA = 7_301_900;

export interface OpcoesDaSemeadura {
  /** All of them, unless somebody needs fewer. */
  historias?: readonly Historia[];
  /** Ends the telling between two acts; the next start goes on. */
  parada?: AbortSignal;
  /** Catalogue and staff stand: what fails from now on leaves something that can be used. */
  aoTerBase?: () => void;
  aoAvancar?: (feitas: number, total: number) => void;
}

/** Answers how many stories were told now. Processes that start together tell each story once. */
export async function semearDemonstracao(
  contexto: Contexto,
  {
    historias = HISTORIAS,
    parada = new AbortController().signal,
    aoTerBase,
    aoAvancar,
  }: OpcoesDaSemeadura = {},
): Promise<number> {
  await semearBase(contexto);
  await semearPeriodos(contexto);
  aoTerBase?.();
  return contexto.db.connection().execute(async (db) => {
    // Another process may be telling all of it.
    await sql`set lock_timeout = 0`.execute(db);
    await sql`select pg_advisory_lock(${TRAVA})`.execute(db);
    const gerador = abrirGerador();
    try {
      const feitas = await jaContadas(db);
      const faltam = historias
        .filter(({ id }) => !feitas.has(id))
        .sort((a, b) => b.horasAtras - a.horasAtras);
      for (const [posicao, historia] of faltam.entries()) {
        aoAvancar?.(historias.length - faltam.length + posicao, historias.length);
        await enquantoOcupado(() => contar(contexto, gerador, historia, parada), parada);
      }
      return faltam.length;
    } finally {
      await gerador.encerrar();
      await sql`select pg_advisory_unlock(${TRAVA})`.execute(db);
      await sql`reset lock_timeout`.execute(db);
    }
  });
}

async function jaContadas(db: Kysely<DB>): Promise<ReadonlySet<string>> {
  const linhas = await db.selectFrom('historia_da_demonstracao').select('id').execute();
  return new Set(linhas.map(({ id }) => id));
}

async function contar(
  contexto: Contexto,
  gerador: Gerador,
  historia: Historia,
  parada: AbortSignal,
): Promise<void> {
  const agora = contexto.relogio.agora();
  const inicio = new Date(agora.getTime() - historia.horasAtras * 3_600_000);
  const narrador = abrirNarrador(contexto, { inicio, gerador, parada, agoraDeVerdade: agora });
  try {
    await contarHistoria(narrador, historia);
  } finally {
    await entregarMensagens(narrador, historia, agora);
  }
  const em = narrador.contexto.relogio.agora();
  await contexto.db.transaction().execute(async (trx) => {
    await trx.insertInto('historia_da_demonstracao').values({ id: historia.id, contada_em: em }).execute();
    await registrarDecisao(trx, {
      em,
      ator: { tipo: 'sistema', id: null },
      acao: 'demonstracao.preparada',
      alvo: { tipo: 'demonstracao', id: historia.id },
      contaId: null,
    });
  });
}
