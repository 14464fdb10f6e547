/**
 * `Idempotency-Key`: the same call with the same key has one effect and one answer (case WIZ-01, ADR 0090). The row is
 * written in the transaction of the effect, so a second caller waits for the first and a rolled-back one leaves no
 * trace.
 */
import { createHmac, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { abrirSelado, type Lacre, selar } from '../../cifra.ts';
import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao } from '../../erros.ts';
import type { Sessao } from '../../plugins/sessao.ts';
import { navegadorDoPedido } from '../navegador/navegador.ts';

export interface ChamadaRepetivel {
  /** Whose key it is: an account, an operator or a browser. */
  dono: string;
  /** Null when the client sent none: the effect then has only its natural keys. */
  chave: string | null;
  rota: string;
  /** What must be equal in a repetition. */
  corpo: unknown;
  /** Members of the body that are passwords. */
  segredos: readonly string[];
}

/** A use case told by the server itself: nobody repeats it. */
export const SEM_CHAVE: ChamadaRepetivel = {
  dono: 'sistema',
  chave: null,
  rota: '',
  corpo: null,
  segredos: [],
};

type ComChave = ChamadaRepetivel & { chave: string };

const temChave = (chamada: ChamadaRepetivel): chamada is ComChave => chamada.chave !== null;

/** Nobody meets the key of somebody else; those who are not logged in are told apart by their browser, if it is known. */
export function donoDaChave(request: FastifyRequest, sessao: Sessao | null): string {
  if (sessao) return sessao.operadorId ?? sessao.contaId;
  const navegador = navegadorDoPedido(request);
  return navegador ? `navegador:${navegador.toString('hex')}` : 'publica';
}

/** One transaction, once for a key. What it gives must be the answer of the route: it is what a repetition gets. */
export async function umaVez<R>(
  contexto: Contexto,
  chamada: ChamadaRepetivel,
  executar: (trx: Transaction<DB>) => Promise<R>,
): Promise<R> {
  if (!temChave(chamada)) return contexto.db.transaction().execute(executar);
  // Outside of the transaction: the digest of a password takes tens of milliseconds.
  const corpoHash = await digerir(contexto, chamada);
  return contexto.db.transaction().execute(async (trx) => {
    const { dono, chave, rota } = chamada;
    const nova = await trx
      .insertInto('idempotencia')
      .values({ dono, chave, rota, corpo_hash: corpoHash, status: 0, criada_em: contexto.relogio.agora() })
      .onConflict((conflito) => conflito.columns(['dono', 'chave']).doNothing())
      .returning('chave')
      .executeTakeFirst();
    if (!nova) return (await lerGuardada(contexto, trx, chamada, corpoHash))?.resposta as R;
    const resposta = await executar(trx);
    await trx
      .updateTable('idempotencia')
      .set({ status: 200, resposta: selar(contexto, lacreDe(chamada), JSON.stringify(resposta ?? null)) })
      .where('dono', '=', dono)
      .where('chave', '=', chave)
      .execute();
    return resposta;
  });
}

/** What is being answered at this moment by this process. */
const emCurso = new Map<string, Promise<unknown>>();

/**
 * Around the handler of a route: what was answered before is answered again, before any check that the effect itself has
 * made wrong (the old password, the free place) and before it counts against a limit. The same for whoever lost a race on
 * the way to the transaction; within one process the second click just waits for the first.
 */
export async function comRespostaGuardada<R>(
  contexto: Contexto,
  chamada: ChamadaRepetivel,
  tratar: () => Promise<R>,
): Promise<R> {
  if (!temChave(chamada) || chamada.corpo === null) return tratar();
  return umDaChavePorVez(`${chamada.dono}\n${chamada.chave}`, () => responder(contexto, chamada, tratar));
}

/** Calls with the same key go one after the other: whoever waited (`esperou`) finds what the first has done. */
export async function umDaChavePorVez<R>(
  chave: string,
  tratar: (esperou: boolean) => Promise<R>,
): Promise<R> {
  const esperou = emCurso.has(chave);
  while (emCurso.has(chave)) await emCurso.get(chave);
  const resposta = tratar(esperou);
  const fim = resposta.then(
    () => {},
    () => {},
  );
  emCurso.set(chave, fim);
  try {
    return await resposta;
  } finally {
    emCurso.delete(chave);
  }
}

async function responder<R>(contexto: Contexto, chamada: ComChave, tratar: () => Promise<R>): Promise<R> {
  const anterior = await lerGuardada(contexto, contexto.db, chamada);
  if (anterior) return anterior.resposta as R;
  try {
    return await tratar();
  } catch (erro) {
    const deOutra = erro instanceof ErroDeAplicacao && (await lerGuardada(contexto, contexto.db, chamada));
    if (deOutra) return deOutra.resposta as R;
    throw erro;
  }
}

async function lerGuardada(
  contexto: Contexto,
  db: Kysely<DB>,
  chamada: ComChave,
  corpoHash?: Buffer,
): Promise<{ resposta: unknown } | null> {
  const { dono, chave, rota } = chamada;
  const linha = await db
    .selectFrom('idempotencia')
    .select(['rota', 'corpo_hash', 'resposta'])
    .where('dono', '=', dono)
    .where('chave', '=', chave)
    .executeTakeFirst();
  if (!linha) return null;
  if (linha.rota !== rota || !linha.corpo_hash.equals(corpoHash ?? (await digerir(contexto, chamada))))
    throw new ErroDeAplicacao(422, 'Este pedido repete a chave de outro pedido.');
  return {
    resposta: linha.resposta
      ? (JSON.parse(abrirSelado(contexto, lacreDe(chamada), linha.resposta)) ?? undefined)
      : undefined,
  };
}

/** Answers name people: they rest sealed, and open only for the key that they belong to. */
const lacreDe = ({ dono, chave }: ComChave): Lacre => ({ uso: 'idempotencia/v1', de: `${dono}\n${chave}` });

const digerirDevagar = promisify<string, Buffer, number, Buffer>(scrypt);

/** Passwords go in by a slow digest: with the server's key stolen as well, they are no easier to guess than in `conta`. */
async function digerir({ segredo }: Contexto, chamada: ComChave): Promise<Buffer> {
  const { corpo, segredos, dono, chave } = chamada;
  const resumo = createHmac('sha256', segredo);
  if (segredos.length === 0) return resumo.update(JSON.stringify(corpo)).digest();
  const { body, ...resto } = corpo as { body: Record<string, unknown> };
  const aberto = Object.fromEntries(Object.entries(body).filter(([nome]) => !segredos.includes(nome)));
  const sal = createHmac('sha256', segredo).update(`idempotencia:${dono}\n${chave}`).digest();
  const fechado = await digerirDevagar(JSON.stringify(segredos.map((nome) => body[nome])), sal, 32);
  return resumo
    .update(JSON.stringify({ ...resto, body: aberto }))
    .update(fechado)
    .digest();
}
