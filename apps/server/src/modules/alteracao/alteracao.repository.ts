/** An alteration with whoever signs it. */
import type { ParteDoContrato } from '@credito/domain/contrato/partes';
import { PAPEIS_DE_SIGNATARIO } from '@credito/domain/contrato/signatarios';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Alteracao, AlteracaoParte, ContratoParte, DB } from '../../banco/esquema.gerado.ts';

export type LinhaDeAlteracao = Selectable<Alteracao>;

export interface AlteracaoCompleta {
  alteracao: LinhaDeAlteracao;
  /** Whoever signs it, in the order of the groups. */
  partes: readonly Selectable<AlteracaoParte>[];
}

interface Opcoes {
  /** Other writers wait until the transaction ends. The contract is held before it, in this order everywhere. */
  travar?: boolean;
  /** Null for every other student: foreign and missing ones are asked for by the same statement. */
  estudante?: string;
  /** Null for whoever neither guarantees the contract nor signs the alteration. */
  fiador?: string;
}

/** Guarantees the contract in force, or is asked to sign this alteration as one who will. */
const concerneAoFiador = (contaId: string) =>
  sql<boolean>`(exists (
    select 1 from contrato_parte parte where parte.contrato_id = alteracao.contrato_id
      and parte.conta_id = ${contaId} and parte.papel in ('fiador', 'fiador2') and parte.saiu_em is null)
    or exists (
    select 1 from alteracao_parte parte where parte.alteracao_id = alteracao.id
      and parte.conta_id = ${contaId} and parte.papel in ('fiador', 'fiador2')))`;

export async function carregarAlteracao(
  db: Kysely<DB>,
  id: number,
  opcoes: Opcoes = {},
): Promise<AlteracaoCompleta | null> {
  let consulta = db.selectFrom('alteracao').selectAll().where('id', '=', id);
  if (opcoes.estudante !== undefined) consulta = consulta.where('conta_id', '=', opcoes.estudante);
  if (opcoes.fiador !== undefined) consulta = consulta.where(concerneAoFiador(opcoes.fiador));
  if (opcoes.travar) consulta = consulta.forNoKeyUpdate();
  const alteracao = await consulta.executeTakeFirst();
  return alteracao ? { alteracao, partes: await partesDa(db, id) } : null;
}

async function partesDa(db: Kysely<DB>, id: number): Promise<Selectable<AlteracaoParte>[]> {
  const partes = await db.selectFrom('alteracao_parte').selectAll().where('alteracao_id', '=', id).execute();
  const ordem = (papel: ParteDoContrato['papel']) => PAPEIS_DE_SIGNATARIO.indexOf(papel);
  return partes.sort((a, b) => a.grupo - b.grupo || ordem(a.papel) - ordem(b.papel));
}

/** Newest first. */
export function alteracoesDoEstudante(db: Kysely<DB>, contaId: string): Promise<LinhaDeAlteracao[]> {
  return db
    .selectFrom('alteracao')
    .selectAll()
    .where('conta_id', '=', contaId)
    .orderBy('id', 'desc')
    .execute();
}

/** In whatever state; which of them are shown is a rule of the domain. */
export function alteracoesDoFiador(db: Kysely<DB>, contaId: string): Promise<LinhaDeAlteracao[]> {
  return db
    .selectFrom('alteracao')
    .selectAll()
    .where(concerneAoFiador(contaId))
    .orderBy('id', 'desc')
    .execute();
}

/** The newest line of the history that led to the state, with its reason. */
export async function ultimoMotivo(
  db: Kysely<DB>,
  id: number,
  fluxo: 'REP' | 'CAN',
): Promise<{ em: Date; motivo: string | null } | null> {
  const linha = await db
    .selectFrom('alteracao_historico')
    .select(['em', 'motivo'])
    .where('alteracao_id', '=', id)
    .where('fluxo', '=', fluxo)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return linha ?? null;
}

/** As the rules read a person that a contract or an alteration binds. */
export function parteDaLinha(
  linha: Pick<
    Selectable<ContratoParte>,
    | 'papel'
    | 'grupo'
    | 'participante_id'
    | 'conta_id'
    | 'nome'
    | 'cpf'
    | 'email'
    | 'telefone'
    | 'qualificacao'
  >,
): ParteDoContrato {
  const { papel, grupo, participante_id, conta_id, nome, cpf, email, telefone, qualificacao } = linha;
  return {
    papel,
    grupo,
    participanteId: participante_id,
    contaId: conta_id,
    nome,
    cpf,
    email,
    telefone,
    qualificacao,
  };
}

/** Anew: an edition binds whoever has to sign it. */
export async function gravarPartes(
  { aleatorio }: { aleatorio: { uuid: () => string } },
  trx: Transaction<DB>,
  id: number,
  partes: readonly ParteDoContrato[],
): Promise<void> {
  await trx.deleteFrom('alteracao_parte').where('alteracao_id', '=', id).execute();
  await trx
    .insertInto('alteracao_parte')
    .values(
      partes.map((parte) => ({
        id: aleatorio.uuid(),
        alteracao_id: id,
        papel: parte.papel,
        grupo: parte.grupo,
        participante_id: parte.participanteId,
        conta_id: parte.contaId,
        nome: parte.nome,
        cpf: parte.cpf,
        email: parte.email,
        telefone: parte.telefone,
        qualificacao: JSON.stringify(parte.qualificacao),
      })),
    )
    .execute();
}
