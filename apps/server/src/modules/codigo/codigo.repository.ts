import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { CodigoEmitido, Emissao, NumerosPedidos } from '@credito/domain/conta/codigo';
import { chegouANinguem, naoChegara } from '@credito/domain/conta/entrega-do-codigo';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { CodigoVerificacao, DB } from '../../banco/esquema.gerado.ts';
import { entregasDosCodigos } from './entregas.repository.ts';

/** What a code proves; codes of one purpose are worth nothing for another. */
export type FinalidadeDoCodigo =
  | 'cadastro'
  | 'perfil-email'
  | 'perfil-telefone'
  | 'aceite-fiador'
  | 'assinatura'
  | 'contato-da-assinatura'
  | 'contato-novo-da-assinatura'
  | 'atualizacao';

export interface CodigoGuardado extends CodigoEmitido {
  cpf: string;
  hash: Buffer;
}

const TRAVA = 7_301_100;

/** Serialises everything that concerns this phone, this CPF or this network address until the transaction ends; always in one order. */
export async function travarDestino(
  trx: Transaction<DB>,
  { cpf, destino, endereco }: { cpf: string | null; destino: string; endereco?: Buffer | null },
): Promise<void> {
  const chaves = [destino, ...(cpf ? [cpf] : []), ...(endereco ? [endereco.toString('hex')] : [])].sort();
  for (const chave of chaves)
    await sql`select pg_advisory_xact_lock(${TRAVA}, hashtext(${chave}))`.execute(trx);
}

export interface QuemPede {
  finalidade: FinalidadeDoCodigo;
  cpf: string;
  destino: string;
  navegador: Buffer | null;
  /** Of a registration: who asks for it is known by nothing else. */
  endereco: Buffer | null;
}

type DaEmissao = Pick<Selectable<CodigoVerificacao>, 'cpf' | 'finalidade' | 'navegador_hash'>;

/** Purposes whose destination is chosen by whoever is logged in, or was let in. */
const CONTATO_NOVO: readonly string[] = [
  'perfil-email',
  'perfil-telefone',
  'contato-novo-da-assinatura',
] satisfies FinalidadeDoCodigo[];

/**
 * Whether a code for the same phone or address counts with the one that is asked for. A registration may name anybody's
 * phone, and a change of contact too: neither takes anything from a person whose own contact is asked to confirm
 * (ADR 0087).
 */
function contaJunto(linha: DaEmissao, { navegador, finalidade, cpf }: QuemPede): boolean {
  if ((linha.navegador_hash === null) !== (navegador === null)) return false;
  if (navegador !== null) return true;
  if (CONTATO_NOVO.includes(finalidade)) return CONTATO_NOVO.includes(linha.finalidade);
  return linha.cpf === cpf;
}

/**
 * The codes of the last day for the phone and for the CPF, and what of either the same network address asked for. Those
 * that nobody will have are left out (devices 5).
 */
export async function emissoesDoDia(
  db: Kysely<DB>,
  pedido: QuemPede,
  agora: Date,
): Promise<{ todas: Emissao[][]; doEndereco: Emissao[][] }> {
  const { cpf, destino, navegador, endereco } = pedido;
  const todasAsLinhas = await db
    .selectFrom('codigo_verificacao')
    .select([
      'id',
      'destino',
      'cpf',
      'finalidade',
      'navegador_hash',
      'endereco_hash',
      'criado_em',
      'usado_em',
    ])
    .where('criado_em', '>', new Date(agora.getTime() - 24 * 3_600_000))
    .where((eb) => eb.or([eb('destino', '=', destino), eb('cpf', '=', cpf)]))
    .execute();
  const entregas = await entregasDosCodigos(
    db,
    todasAsLinhas.map(({ id }) => id),
  );
  const linhas = todasAsLinhas.filter(({ id }) => !naoChegara(entregas.get(id) ?? null));
  const emissao = ({ id, criado_em, usado_em }: (typeof linhas)[number]) => ({
    em: criado_em,
    semEspera: usado_em !== null || chegouANinguem(entregas.get(id) ?? null),
  });
  const listas = [
    linhas.filter((linha) => linha.destino === destino && contaJunto(linha, pedido)),
    linhas.filter((linha) => linha.cpf === cpf && (linha.navegador_hash === null) === (navegador === null)),
  ];
  return {
    todas: listas.map((lista) => lista.map(emissao)),
    doEndereco: endereco
      ? listas.map((lista) => lista.filter((linha) => linha.endereco_hash?.equals(endereco)).map(emissao))
      : [],
  };
}

const HORA_MS = 3_600_000;

/** Phones of the last hour for which the network address, or this browser, asked for a registration's code. */
export async function numerosDaHora(
  db: Kysely<DB>,
  { endereco, navegador, destino }: { endereco: Buffer; navegador: Buffer; destino: string },
  agora: Date,
): Promise<Omit<NumerosPedidos, 'conhecido'> & { liberaEm: Date }> {
  const linhas = await db
    .selectFrom('codigo_verificacao')
    .select(({ fn }) => [
      'destino',
      sql<boolean>`bool_or(usado_em is not null)`.as('confirmado'),
      sql<boolean>`bool_or(navegador_hash = ${navegador})`.as('daqui'),
      fn.max('criado_em').as('ultimo'),
    ])
    .where('endereco_hash', '=', endereco)
    .where('criado_em', '>', new Date(agora.getTime() - HORA_MS))
    .where('destino', '!=', destino)
    .groupBy('destino')
    .execute();
  const semConfirmar = linhas.filter(({ confirmado }) => !confirmado);
  const primeiro = Math.min(...semConfirmar.map(({ ultimo }) => ultimo.getTime()), agora.getTime());
  return {
    semConfirmarNoEndereco: semConfirmar.length,
    semConfirmarNoNavegador: semConfirmar.filter(({ daqui }) => daqui).length,
    confirmadosNoEndereco: linhas.length - semConfirmar.length,
    liberaEm: new Date(primeiro + HORA_MS),
  };
}

/** The address itself is not kept. */
export function hashDoEndereco(segredo: KeyObject, enderecoIp: string): Buffer {
  return createHmac('sha256', segredo).update(`endereco-do-codigo:${enderecoIp}`).digest();
}

export interface Titular {
  finalidade: FinalidadeDoCodigo;
  destino: string;
  /** Whoever asked: the browser of a registration, or the CPF of a known person. */
  navegador: Buffer | null;
  cpf: string | null;
  /** Of a signature: the signer that the code was sent for; it signs nothing else. */
  alvo?: string;
}

export async function codigosDoTitular(
  db: Kysely<DB>,
  { finalidade, destino, navegador, cpf, alvo }: Titular,
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
  if (alvo) consulta = consulta.where('alvo', '=', alvo);
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

/** Whose last code: of a browser for a phone, or of a known person. */
export type DonoDoCodigo =
  | { finalidade: 'cadastro'; destino: string; navegador: Buffer }
  | { finalidade: FinalidadeDoCodigo; cpf: string }
  | { finalidade: FinalidadeDoCodigo; contaId: string };

export async function ultimoCodigo(
  db: Kysely<DB>,
  dono: DonoDoCodigo,
  agora: Date,
): Promise<{ id: string; destino: string } | undefined> {
  const consulta = db
    .selectFrom('codigo_verificacao')
    .select(['id', 'destino'])
    .where('finalidade', '=', dono.finalidade)
    .where('criado_em', '>', new Date(agora.getTime() - 24 * 3_600_000))
    .orderBy('criado_em', 'desc');
  if ('cpf' in dono) return consulta.where('cpf', '=', dono.cpf).executeTakeFirst();
  if ('contaId' in dono)
    return consulta
      .where('cpf', '=', (eb) => eb.selectFrom('conta').select('cpf').where('id', '=', dono.contaId))
      .executeTakeFirst();
  return consulta
    .where('destino', '=', dono.destino)
    .where('navegador_hash', '=', dono.navegador)
    .executeTakeFirst();
}
