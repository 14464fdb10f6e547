/** A contract with everything that was copied into it. */
import { emOrdemDePagamento } from '@credito/domain/alteracao/resumo-do-plano';
import type { MotivoGuardado } from '@credito/domain/contrato/estados';
import { PAPEIS_DE_SIGNATARIO, type PapelDeSignatario } from '@credito/domain/contrato/signatarios';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type {
  Contrato,
  ContratoParcela,
  ContratoParte,
  ContratoParteVersao,
  ContratoProposta,
  ContratoUso,
  DB,
} from '../../banco/esquema.gerado.ts';
import { PREPARADA } from '../../banco/preparadas.ts';

export interface ContratoCompleto {
  contrato: Selectable<Contrato>;
  partes: readonly Selectable<ContratoParte>[];
  usos: readonly Selectable<ContratoUso>[];
  parcelas: readonly Selectable<ContratoParcela>[];
}

interface Opcoes {
  /** Other writers wait until the transaction ends. */
  travar?: boolean;
  /** Null for every other student: foreign and missing contracts are asked for by the same statement. */
  estudante?: string;
  /** Null for whoever does not guarantee it. */
  fiador?: string;
  visivel?: (contrato: Selectable<Contrato>) => boolean;
}

/** Whether the account guarantees the contract in force. */
const garante = (contaId: string) =>
  sql<boolean>`exists (
    select 1 from contrato_parte parte
    where parte.contrato_id = contrato.id and parte.conta_id = ${contaId} and parte.papel in ('fiador', 'fiador2')
      and parte.saiu_em is null)`;

export async function carregarContrato(
  db: Kysely<DB>,
  id: number,
  opcoes: Opcoes = {},
): Promise<ContratoCompleto | null> {
  let consulta = db.selectFrom('contrato').selectAll().where('id', '=', id).modifyEnd(PREPARADA);
  if (opcoes.estudante !== undefined) consulta = consulta.where('conta_id', '=', opcoes.estudante);
  if (opcoes.fiador !== undefined) consulta = consulta.where(garante(opcoes.fiador));
  if (opcoes.travar) consulta = consulta.forNoKeyUpdate();
  const contrato = await consulta.executeTakeFirst();
  return contrato && (opcoes.visivel?.(contrato) ?? true) ? completar(db, contrato) : null;
}

const ordemDoPapel = (papel: PapelDeSignatario): number => PAPEIS_DE_SIGNATARIO.indexOf(papel);

async function completar(db: Kysely<DB>, contrato: Selectable<Contrato>): Promise<ContratoCompleto> {
  const { id } = contrato;
  const partes = await db
    .selectFrom('contrato_parte')
    .selectAll()
    .where('contrato_id', '=', id)
    .where('saiu_em', 'is', null)
    .orderBy('grupo')
    .modifyEnd(PREPARADA)
    .execute();
  // In a group who guarantees comes before the own spouse.
  partes.sort((a, b) => a.grupo - b.grupo || ordemDoPapel(a.papel) - ordemDoPapel(b.papel));
  const usos = await db
    .selectFrom('contrato_uso')
    .selectAll()
    .where('contrato_id', '=', id)
    .orderBy('posicao')
    .modifyEnd(PREPARADA)
    .execute();
  const parcelas = await db
    .selectFrom('contrato_parcela')
    .selectAll()
    .where('contrato_id', '=', id)
    .orderBy('numero')
    .modifyEnd(PREPARADA)
    .execute();
  return { contrato, partes, usos, parcelas: emOrdemDePagamento(parcelas, contrato.replano?.desde) };
}

/** Newest term first. */
export async function contratosDoEstudante(
  db: Kysely<DB>,
  contaId: string,
): Promise<readonly Selectable<Contrato>[]> {
  return db
    .selectFrom('contrato')
    .selectAll()
    .where('conta_id', '=', contaId)
    .orderBy('ano', 'desc')
    .orderBy('semestre', 'desc')
    .orderBy('id', 'desc')
    .modifyEnd(PREPARADA)
    .execute();
}

/** The newest one in effect: half-yearly updates and renewals follow from it. */
export async function contratoEfetivado(
  db: Kysely<DB>,
  contaId: string,
): Promise<Selectable<Contrato> | null> {
  const contratos = await contratosDoEstudante(db, contaId);
  return contratos.find(({ codigo }) => codigo === 'EFE') ?? null;
}

/** What was signed stays: a concluded update adds a version beside the part. */
export async function inserirVersaoDaParte(
  trx: Transaction<DB>,
  versao: Insertable<ContratoParteVersao>,
): Promise<void> {
  await trx.insertInto('contrato_parte_versao').values(versao).execute();
}

/** Every version of each person, the oldest first. */
export async function versoesDe(
  db: Kysely<DB>,
  participantes: readonly string[],
): Promise<readonly Selectable<ContratoParteVersao>[]> {
  if (participantes.length === 0) return [];
  return db
    .selectFrom('contrato_parte_versao')
    .selectAll()
    .where('participante_id', 'in', [...participantes])
    .orderBy('criada_em')
    .execute();
}

/** The newest version of each person, by the participant; none of whoever never changed anything. */
export async function versoesVigentes(
  db: Kysely<DB>,
  participantes: readonly string[],
): Promise<ReadonlyMap<string, Selectable<ContratoParteVersao>>> {
  return new Map((await versoesDe(db, participantes)).map((versao) => [versao.participante_id, versao]));
}

/** In whatever state: which of them are shown is one rule for student and guarantor. */
export async function contratosGarantidosPor(
  db: Kysely<DB>,
  contaId: string,
): Promise<readonly Selectable<Contrato>[]> {
  return db
    .selectFrom('contrato')
    .selectAll()
    .where(garante(contaId))
    .orderBy('id', 'desc')
    .modifyEnd(PREPARADA)
    .execute();
}

/** When the contract came to the state for the last time, and with which reasons. */
export async function ultimoNoHistorico(db: Kysely<DB>, contratoId: number, codigo: 'REP' | 'CAN') {
  const ultimo = await db
    .selectFrom('contrato_historico')
    .select(['em', 'motivos'])
    .where('contrato_id', '=', contratoId)
    .where('codigo', '=', codigo)
    .orderBy('id', 'desc')
    .limit(1)
    .modifyEnd(PREPARADA)
    .executeTakeFirst();
  return ultimo ?? null;
}

/** What waits for a second person; a contract has at most one. */
export function findPropostaDoContrato(db: Kysely<DB>, contratoId: number) {
  return db
    .selectFrom('contrato_proposta')
    .innerJoin('operador', 'operador.id', 'contrato_proposta.operador_id')
    .select(['acao', 'operador_id', 'motivos', 'proposta_em', 'operador.nome'])
    .where('contrato_id', '=', contratoId)
    .executeTakeFirst();
}

/** What one of the staff proposes, until another answers. */
export async function guardarProposta(
  trx: Transaction<DB>,
  {
    motivos,
    ...proposta
  }: Omit<Insertable<ContratoProposta>, 'motivos'> & { motivos: readonly MotivoGuardado[] },
): Promise<void> {
  await trx
    .insertInto('contrato_proposta')
    .values({ ...proposta, motivos: JSON.stringify(motivos) })
    .execute();
}

export async function apagarProposta(trx: Transaction<DB>, contratoId: number): Promise<void> {
  await trx.deleteFrom('contrato_proposta').where('contrato_id', '=', contratoId).execute();
}
