/**
 * Counters that hold across processes and restarts. The key is a digest: no CPF, phone or address is kept in the
 * clear. Limits fail closed: when the table cannot be written, the request fails.
 */
import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { muitasTentativas } from '../../erros.ts';

export interface Limite {
  /** What is counted, e.g. `login-gestao`. */
  nome: string;
  /** Whom it counts: a person, phone or address; only its digest is stored. */
  quem: string;
  maximo: number;
  janelaSegundos: number;
}

function chaveDe(segredo: Buffer, { nome, quem }: Pick<Limite, 'nome' | 'quem'>): string {
  return `${nome}:${createHmac('sha256', segredo).update(`${nome}:${quem}`).digest('base64url')}`;
}

/**
 * Whoever is over the limit is sent away from memory until the window ends: a flood must not queue for its counter's
 * row and hold the connections of everybody else.
 */
const esgotados = new WeakMap<Kysely<DB>, Map<string, number>>();
const ESGOTADOS_NO_MAXIMO = 10_000;

function esgotadosDe({ db }: Contexto): Map<string, number> {
  const existentes = esgotados.get(db);
  if (existentes) return existentes;
  const novos = new Map<string, number>();
  esgotados.set(db, novos);
  return novos;
}

/**
 * Counts one attempt before it is made, so that parallel attempts cannot slip through together; beyond the
 * maximum of the window it throws 429. Use a connection outside the caller's transaction: a refusal that rolls
 * back must still count.
 */
export async function consumirLimite(
  contexto: Contexto,
  limite: Limite,
  mensagem: string,
  db: Kysely<DB> = contexto.db,
): Promise<void> {
  const agora = contexto.relogio.agora().getTime();
  const duracao = limite.janelaSegundos * 1000;
  const janela = janelaEm(new Date(agora), limite.janelaSegundos);
  const fim = janela.getTime() + duracao;
  const chave = chaveDe(contexto.segredo, limite);
  const recusar = () => muitasTentativas(mensagem, Math.ceil((fim - agora) / 1000));
  const sabidos = esgotadosDe(contexto);
  if (sabidos.get(chave) === fim) throw recusar();
  const { contagem } = await db
    .insertInto('limite')
    .values({ chave, janela, contagem: 1 })
    .onConflict((conflito) =>
      conflito.columns(['chave', 'janela']).doUpdateSet({ contagem: sql`limite.contagem + 1` }),
    )
    .returning('contagem')
    .executeTakeFirstOrThrow();
  if (contagem <= limite.maximo) return;
  if (sabidos.size >= ESGOTADOS_NO_MAXIMO) sabidos.clear();
  sabidos.set(chave, fim);
  throw recusar();
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
  const chave = chaveDe(contexto.segredo, limite);
  await contexto.db.deleteFrom('limite').where('chave', '=', chave).execute();
  esgotadosDe(contexto).delete(chave);
}
