/** An alteration with whoever signs it. */
import type { NovoFiador } from '@credito/domain/alteracao/pedido';
import type { ParteDoContrato } from '@credito/domain/contrato/partes';
import { PAPEIS_DE_SIGNATARIO } from '@credito/domain/contrato/signatarios';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Alteracao, AlteracaoParte, DB } from '../../banco/esquema.gerado.ts';
import { travarAlteracao } from '../../banco/travar-alteracao.ts';
import { colunasDaParte } from '../contrato/parte-na-linha.ts';

export type LinhaDeAlteracao = Selectable<Alteracao>;

export interface AlteracaoCompleta {
  alteracao: LinhaDeAlteracao;
  /** Whoever signs it, in the order of the groups. */
  partes: readonly Selectable<AlteracaoParte>[];
}

interface Opcoes {
  /** Other writers wait until the transaction ends; the contract is held before it. */
  travar?: boolean;
  /** Null for every other student: foreign and missing ones are asked for by the same statement. */
  estudante?: string;
  /** Null for whoever neither guarantees the contract nor signs the alteration. */
  fiador?: string;
}

/** Guarantees the contract in force, has left it by this alteration, or is asked to sign it as one who will. */
const concerneAoFiador = (contaId: string) =>
  sql<boolean>`(exists (
    select 1 from contrato_parte parte where parte.contrato_id = alteracao.contrato_id
      and parte.conta_id = ${contaId} and parte.papel in ('fiador', 'fiador2') and (parte.saiu_em is null
        or alteracao.fluxo = 'EFE' and alteracao.especie = 'fiador' and alteracao.pedido ->> 'papel' = parte.papel
          and parte.saiu_em > alteracao.criado_em and parte.saiu_em <= alteracao.situacao_desde))
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
  if (opcoes.travar) {
    // Nobody holds up what they do not even see.
    if (!(await consulta.executeTakeFirst())) return null;
    await travarAlteracao(db, id);
  }
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
        ...colunasDaParte(parte),
      })),
    )
    .execute();
}

/** The invited person's account: the document is met in the own portal from then on. */
export async function vincularParte(
  trx: Transaction<DB>,
  alteracaoId: number,
  { cpf, contaId }: { cpf: string; contaId: string },
): Promise<void> {
  await trx
    .updateTable('alteracao_parte')
    .set({ conta_id: contaId })
    .where('alteracao_id', '=', alteracaoId)
    .where('cpf', '=', cpf)
    .execute();
}

/** From the acceptance on the contact is the person's own, no longer the one that was typed in. */
export async function gravarContatoDoNovo(
  trx: Transaction<DB>,
  { id, pedido }: Pick<LinhaDeAlteracao, 'id' | 'pedido'>,
  { email, telefone }: { email: string; telefone: string },
): Promise<void> {
  if (pedido.especie !== 'fiador') return;
  const contato = { email, telefone };
  await trx
    .updateTable('alteracao')
    .set({ pedido: JSON.stringify({ ...pedido, novo: { ...pedido.novo, ...contato } }) })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('alteracao_parte')
    .set(contato)
    .where('alteracao_id', '=', id)
    .where('papel', '=', pedido.papel)
    .execute();
}

/** Whoever would guarantee the contract by its changes of guarantor that are not over, without the one with this id. */
export async function quemEntraPorOutras(
  db: Kysely<DB>,
  contratoId: number,
  alteracaoId: number | null,
): Promise<NovoFiador[]> {
  const linhas = await db
    .selectFrom('alteracao')
    .select(['id', 'pedido'])
    .where('contrato_id', '=', contratoId)
    .where('especie', '=', 'fiador')
    .where('fluxo', 'not in', ['EFE', 'CAN'])
    .execute();
  return linhas.flatMap(({ id, pedido }) =>
    id !== alteracaoId && pedido.especie === 'fiador' ? [pedido.novo] : [],
  );
}

/** By whoever was named to guarantee; of another kind nobody is. */
export async function foiAceita(db: Kysely<DB>, alteracaoId: number): Promise<boolean> {
  const aceite = await db
    .selectFrom('aceite_fiador')
    .select('id')
    .where('alteracao_id', '=', alteracaoId)
    .executeTakeFirst();
  return aceite !== undefined;
}
