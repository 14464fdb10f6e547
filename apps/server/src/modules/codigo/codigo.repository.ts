import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { CodigoEmitido, Emissao } from '@credito/domain/conta/codigo';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

/** What a code proves; codes of one purpose are worth nothing for another. */
export type FinalidadeDoCodigo =
  | 'cadastro'
  | 'perfil-email'
  | 'perfil-telefone'
  | 'aceite-fiador'
  | 'atualizacao';

export interface CodigoGuardado extends CodigoEmitido {
  cpf: string;
  hash: Buffer;
}

const TRAVA = 7_301_100;

/** Serialises everything that concerns this phone or this CPF until the transaction ends; always in one order. */
export async function travarDestino(
  trx: Transaction<DB>,
  { cpf, destino }: { cpf: string | null; destino: string },
): Promise<void> {
  const chaves = [destino, ...(cpf ? [cpf] : [])].sort();
  for (const chave of chaves)
    await sql`select pg_advisory_xact_lock(${TRAVA}, hashtext(${chave}))`.execute(trx);
}

/**
 * The codes of the last day for the phone, whatever their purpose, and for the CPF. A registration may name anybody's
 * CPF: what a browser without an account asks for in it takes nothing from the person who is logged in.
 */
export async function emissoesDoDia(
  db: Kysely<DB>,
  { cpf, destino, navegador }: { cpf: string; destino: string; navegador: Buffer | null },
  agora: Date,
): Promise<{ peloDestino: Emissao[]; peloCpf: Emissao[] }> {
  const linhas = await db
    .selectFrom('codigo_verificacao')
    .select(['destino', 'cpf', 'navegador_hash', 'criado_em', 'usado_em'])
    .where('criado_em', '>', new Date(agora.getTime() - 24 * 3_600_000))
    .where((eb) => eb.or([eb('destino', '=', destino), eb('cpf', '=', cpf)]))
    .execute();
  const emissao = ({ criado_em, usado_em }: (typeof linhas)[number]) => ({
    em: criado_em,
    usada: usado_em !== null,
  });
  return {
    peloDestino: linhas.filter((linha) => linha.destino === destino).map(emissao),
    peloCpf: linhas
      .filter((linha) => linha.cpf === cpf && (linha.navegador_hash === null) === (navegador === null))
      .map(emissao),
  };
}

export interface Titular {
  finalidade: FinalidadeDoCodigo;
  destino: string;
  /** Whoever asked: the browser of a registration, or the CPF of a known person. */
  navegador: Buffer | null;
  cpf: string | null;
}

export async function codigosDoTitular(
  db: Kysely<DB>,
  { finalidade, destino, navegador, cpf }: Titular,
  agora: Date,
): Promise<CodigoGuardado[]> {
  let consulta = db
    .selectFrom('codigo_verificacao')
    .selectAll()
    .where('finalidade', '=', finalidade)
    .where('destino', '=', destino)
    .where('criado_em', '>', new Date(agora.getTime() - 24 * 3_600_000));
  if (navegador) consulta = consulta.where('navegador_hash', '=', navegador);
  if (cpf) consulta = consulta.where('cpf', '=', cpf);
  const linhas = await consulta.orderBy('criado_em', 'desc').execute();
  return linhas.map((linha) => ({
    id: linha.id,
    cpf: linha.cpf,
    hash: linha.codigo_hash,
    criadoEm: linha.criado_em,
    expiraEm: linha.expira_em,
    erros: linha.tentativas,
    usado: linha.usado_em !== null,
    invalidado: linha.invalidado_em !== null,
  }));
}

/** Keyed: a million possible codes would be found from a plain digest at once. */
export function hashDoCodigo(segredo: KeyObject, id: string, codigo: string): Buffer {
  return createHmac('sha256', segredo).update(`codigo:${id}:${codigo}`).digest();
}

export function codigoConfere(segredo: KeyObject, guardado: CodigoGuardado, codigo: string): boolean {
  return timingSafeEqual(guardado.hash, hashDoCodigo(segredo, guardado.id, codigo));
}

/** Where the last code of a known person went: the contact that they asked to change to. */
export async function ultimoDestino(
  db: Kysely<DB>,
  { cpf, finalidade }: { cpf: string; finalidade: FinalidadeDoCodigo },
  agora: Date,
): Promise<string | null> {
  const linha = await db
    .selectFrom('codigo_verificacao')
    .select('destino')
    .where('cpf', '=', cpf)
    .where('finalidade', '=', finalidade)
    .where('criado_em', '>', new Date(agora.getTime() - 24 * 3_600_000))
    .orderBy('criado_em', 'desc')
    .executeTakeFirst();
  return linha?.destino ?? null;
}
