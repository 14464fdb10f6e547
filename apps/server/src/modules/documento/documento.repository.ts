import { isVigente, SITUACOES_VIGENTES } from '@credito/domain/documento/mudancas';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import { type AcaoDoDocumento, situacaoApos, situacoesCom } from '@credito/domain/documento/transicoes';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Documento } from '../../banco/esquema.gerado.ts';

export type LinhaDeDocumento = Selectable<Documento>;

/** Whether a row of `documento` belongs to somebody who is, or was, in the request. */
export const daSolicitacao = (solicitacaoId: number) =>
  sql<boolean>`documento.dono_id in (select id from participante where solicitacao_id = ${solicitacaoId})`;

export function findDocumentoById(db: Kysely<DB>, id: string): Promise<LinhaDeDocumento | undefined> {
  return db.selectFrom('documento').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findDocumentoByChave(db: Kysely<DB>, chave: string): Promise<LinhaDeDocumento | undefined> {
  return db.selectFrom('documento').selectAll().where('chave_de_envio', '=', chave).executeTakeFirst();
}

export type MudancaDeSituacao = Exclude<AcaoDoDocumento, 'retomar'>;

/** Files in force, and those of former answers, the last to leave first. */
export async function documentosDosDonos(
  db: Kysely<DB>,
  donos: readonly string[],
): Promise<readonly LinhaDeDocumento[]> {
  if (donos.length === 0) return [];
  return db
    .selectFrom('documento')
    .selectAll()
    .where('dono_id', 'in', donos)
    .where('situacao', 'in', [...SITUACOES_VIGENTES, ...situacoesCom('retomar')])
    .orderBy('removido_em', (ordem) => ordem.desc().nullsLast())
    .orderBy('tipo_documento')
    .orderBy('indice')
    .orderBy('id')
    .execute();
}

/**
 * The statement that takes files through one action of their table of states: only those that the action finds, to
 * where it leads. Whoever calls says which files.
 */
export function mudarSituacao(trx: Transaction<DB>, acao: MudancaDeSituacao, em: Date) {
  const situacao = situacaoApos(acao);
  const removido_em = isVigente(situacao) ? null : em;
  return trx
    .updateTable('documento')
    .set({ situacao, removido_em })
    .where('situacao', 'in', situacoesCom(acao));
}

export async function mudarSituacaoDe(
  trx: Transaction<DB>,
  ids: readonly string[],
  acao: MudancaDeSituacao,
  em: Date,
): Promise<LinhaDeDocumento[]> {
  return ids.length > 0 ? mudarSituacao(trx, acao, em).where('id', 'in', ids).returningAll().execute() : [];
}

export interface NaVaga {
  donoId: string;
  tipoDocumento: TipoDocumento;
  indice: number;
}

/** Files that were in the slot before, newest first. */
export function findAnteriores(
  db: Kysely<DB>,
  vaga: NaVaga,
  situacao: 'substituido' | 'estacionado',
): Promise<LinhaDeDocumento[]> {
  return db
    .selectFrom('documento')
    .selectAll()
    .where('dono_id', '=', vaga.donoId)
    .where('tipo_documento', '=', vaga.tipoDocumento)
    .where('indice', '=', vaga.indice)
    .where('situacao', '=', situacao)
    .orderBy('enviado_em', 'desc')
    .orderBy('id')
    .execute();
}

/** The verdict of before holds again, as the table says of `retomar`. */
export function retomarDocumentos(trx: Transaction<DB>, ids: readonly string[]): Promise<LinhaDeDocumento[]> {
  return trx
    .updateTable('documento')
    .set({
      situacao: sql`case when jsonb_array_length(motivos) > 0 then 'rejeitado'
        when avaliado_em is not null then 'aprovado' else 'enviado' end`,
      removido_em: null,
    })
    .where('id', 'in', ids)
    .returningAll()
    .execute();
}

/** What came of looking at a proof beside the others. */
export async function guardarConferencias(
  trx: Transaction<DB>,
  id: string,
  conferencias: readonly unknown[],
): Promise<void> {
  await trx
    .updateTable('documento')
    .set({ conferencias: JSON.stringify(conferencias) })
    .where('id', '=', id)
    .execute();
}
