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
  const { contagem } = await db
    .insertInto('limite')
    .values({ chave: chaveDe(contexto.segredo, limite), janela, contagem: 1 })
    .onConflict((conflito) =>
      conflito.columns(['chave', 'janela']).doUpdateSet({ contagem: sql`limite.contagem + 1` }),
    )
    .returning('contagem')
    .executeTakeFirstOrThrow();
  if (contagem > limite.maximo)
    throw muitasTentativas(mensagem, Math.ceil((janela.getTime() + duracao - agora) / 1000));
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
  await contexto.db.deleteFrom('limite').where('chave', '=', chaveDe(contexto.segredo, limite)).execute();
}
