/**
 * Counters that hold across processes and restarts. The key is a digest: no CPF, phone or address is kept in the
 * clear. Limits fail closed: when the table cannot be written, the request fails.
 */
import { createHmac, type KeyObject } from 'node:crypto';
import {
  type DeleteQueryBuilder,
  type DeleteResult,
  type Kysely,
  type QueryCreator,
  sql,
  type Transaction,
} from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { muitasTentativas } from '../../erros.ts';
import { ContagemEmLote } from './contagem-em-lote.ts';
import { Insistencia } from './insistencia.ts';

export interface Limite {
  /** What is counted, e.g. `login-gestao`. */
  nome: string;
  /** Whom it counts: a person, phone or address; only its digest is stored. */
  quem: string;
  maximo: number;
  janelaSegundos: number;
}

function chaveDe(segredo: KeyObject, { nome, quem }: Pick<Limite, 'nome' | 'quem'>): string {
  return `${nome}:${createHmac('sha256', segredo).update(`${nome}:${quem}`).digest('base64url')}`;
}

interface Contadores {
  /**
   * Whoever is over the limit is sent away from memory until the window ends: a flood must not queue for its
   * counter's row and hold the connections of everybody else.
   */
  esgotados: Map<string, number>;
  lote: ContagemEmLote;
  insistencia: Insistencia;
}

const contadores = new WeakMap<Kysely<DB>, Contadores>();
const ESGOTADOS_NO_MAXIMO = 10_000;

function contadoresDe({ db, configuracao }: Contexto): Contadores {
  const existentes = contadores.get(db);
  if (existentes) return existentes;
  const novos = {
    esgotados: new Map<string, number>(),
    lote: new ContagemEmLote(db),
    insistencia: new Insistencia(configuracao.limites.pausaDeQuemInsisteMs),
  };
  contadores.set(db, novos);
  return novos;
}

/**
 * Counts one attempt before it is made, so that parallel attempts cannot slip through together; beyond the maximum of
 * the window it throws 429. Outside the caller's transaction, since a refusal that rolls back must still count;
 * whoever hands in their own `trx` answers for that.
 */
export async function consumirLimite(
  contexto: Contexto,
  limite: Limite,
  mensagem: string,
  trx?: Transaction<DB>,
): Promise<void> {
  const agora = contexto.relogio.agora().getTime();
  const duracao = limite.janelaSegundos * 1000;
  const janela = janelaEm(new Date(agora), limite.janelaSegundos);
  const fim = janela.getTime() + duracao;
  const chave = chaveDe(contexto.segredo, limite);
  const recusar = () => muitasTentativas(mensagem, Math.ceil((fim - agora) / 1000));
  const { esgotados, lote, insistencia } = contadoresDe(contexto);
  if (esgotados.get(chave) === fim) {
    await insistencia.deter();
    throw recusar();
  }
  const contagem = trx ? await contarLinha(trx, chave, janela) : await lote.contar(chave, janela);
  if (contagem <= limite.maximo) return;
  if (esgotados.size >= ESGOTADOS_NO_MAXIMO) esgotados.clear();
  esgotados.set(chave, fim);
  throw recusar();
}

/**
 * Counts what has gone wrong, after it did, and refuses nothing; once the maximum is reached, `exigirFolga` and
 * `consumirLimite` refuse. Attempts that were under way meanwhile are counted beyond it.
 */
export async function contarFalha(contexto: Contexto, limite: Limite): Promise<number> {
  const janela = janelaEm(contexto.relogio.agora(), limite.janelaSegundos);
  const chave = chaveDe(contexto.segredo, limite);
  const { esgotados, lote } = contadoresDe(contexto);
  const contagem = await lote.contar(chave, janela);
  if (contagem >= limite.maximo) {
    if (esgotados.size >= ESGOTADOS_NO_MAXIMO) esgotados.clear();
    esgotados.set(chave, janela.getTime() + limite.janelaSegundos * 1000);
  }
  return contagem;
}

/** Refuses, from memory and without counting, while what has gone wrong fills the window. */
export async function exigirFolga(contexto: Contexto, limite: Limite, mensagem: string): Promise<void> {
  const { esgotados, insistencia } = contadoresDe(contexto);
  const fim = esgotados.get(chaveDe(contexto.segredo, limite));
  const janela = janelaEm(contexto.relogio.agora(), limite.janelaSegundos);
  if (fim !== janela.getTime() + limite.janelaSegundos * 1000) return;
  await insistencia.deter();
  throw muitasTentativas(mensagem, segundosDaJanela(contexto, limite));
}

/** Until the window ends. */
export function segundosDaJanela(
  { relogio }: Pick<Contexto, 'relogio'>,
  { janelaSegundos }: Pick<Limite, 'janelaSegundos'>,
): number {
  const agora = relogio.agora();
  return Math.ceil(
    (janelaEm(agora, janelaSegundos).getTime() + janelaSegundos * 1000 - agora.getTime()) / 1000,
  );
}

/** Within the caller's transaction, who answers for a count that rolls back. */
export function contarEm(
  contexto: Contexto,
  trx: Transaction<DB>,
  limite: Pick<Limite, 'nome' | 'quem' | 'janelaSegundos'>,
): Promise<number> {
  const janela = janelaEm(contexto.relogio.agora(), limite.janelaSegundos);
  return contarLinha(trx, chaveDe(contexto.segredo, limite), janela);
}

async function contarLinha(db: Kysely<DB>, chave: string, janela: Date, quanto = 1): Promise<number> {
  const { contagem } = await db
    .insertInto('limite')
    .values({ chave, janela, contagem: quanto })
    .onConflict((conflito) =>
      conflito.columns(['chave', 'janela']).doUpdateSet({ contagem: sql`limite.contagem + ${quanto}` }),
    )
    .returning('contagem')
    .executeTakeFirstOrThrow();
  return contagem;
}

/** What was counted in the window, for a statement that asks for more besides; null where nothing was. */
export function contagemDoLimite(
  contexto: Contexto,
  limite: Pick<Limite, 'nome' | 'quem' | 'janelaSegundos'>,
) {
  const janela = janelaEm(contexto.relogio.agora(), limite.janelaSegundos);
  const chave = chaveDe(contexto.segredo, limite);
  return sql<number | null>`(select contagem from limite where chave = ${chave} and janela = ${janela})`;
}

/** Throws 429 when what was counted in the window has reached the maximum, without counting anything. */
export function conferirContagem(
  contexto: Contexto,
  limite: Limite,
  contagem: number | null,
  mensagem: string,
): void {
  if ((contagem ?? 0) < limite.maximo) return;
  throw muitasTentativas(mensagem, segundosDaJanela(contexto, limite));
}

/** Counts what something has cost, once that is known. */
export async function somarAoLimite(
  contexto: Contexto,
  limite: Pick<Limite, 'nome' | 'quem' | 'janelaSegundos'>,
  quanto: number,
): Promise<void> {
  const janela = janelaEm(contexto.relogio.agora(), limite.janelaSegundos);
  await contarLinha(contexto.db, chaveDe(contexto.segredo, limite), janela, quanto);
}

/** Attempts of the current window, without counting one more. */
export async function contarLimite(
  contexto: Contexto,
  limite: Pick<Limite, 'nome' | 'quem' | 'janelaSegundos'>,
  db: Kysely<DB> = contexto.db,
): Promise<number> {
  const linha = await db
    .selectFrom('limite')
    .select('contagem')
    .where('chave', '=', chaveDe(contexto.segredo, limite))
    .where('janela', '=', janelaEm(contexto.relogio.agora(), limite.janelaSegundos))
    .executeTakeFirst();
  return linha?.contagem ?? 0;
}

function janelaEm(agora: Date, janelaSegundos: number): Date {
  const duracao = janelaSegundos * 1000;
  return new Date(Math.floor(agora.getTime() / duracao) * duracao);
}

/** Forgets the attempts, after one that was right. */
export async function esquecerLimite(
  contexto: Contexto,
  limite: Pick<Limite, 'nome' | 'quem'>,
): Promise<void> {
  await esquecerJunto(contexto, limite, async (apagar) => {
    await apagar(contexto.db).execute();
  });
}

/** The same within a statement of the caller, who does both or neither. */
export async function esquecerJunto<T>(
  contexto: Contexto,
  limite: Pick<Limite, 'nome' | 'quem'>,
  escrever: (apagar: (db: QueryCreator<DB>) => DeleteQueryBuilder<DB, 'limite', DeleteResult>) => Promise<T>,
): Promise<T> {
  const chave = chaveDe(contexto.segredo, limite);
  const feito = await escrever((db) => db.deleteFrom('limite').where('chave', '=', chave));
  // Afterwards: an attempt of the meantime may have found the counter still full.
  contadoresDe(contexto).esgotados.delete(chave);
  return feito;
}
