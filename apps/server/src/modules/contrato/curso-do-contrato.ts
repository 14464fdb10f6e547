/** What a contract finances: as it was asked for, until an alteration takes it to another course or school (ADR 0193). */
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

/** For statements that join `contrato` with its `solicitacao`. */
export const INSTITUICAO_DO_CONTRATO = sql<string>`coalesce(contrato.instituicao_atual, solicitacao.catalogo -> 'instituicao' ->> 'nome')`;
export const CURSO_DO_CONTRATO = sql<string>`coalesce(contrato.curso_atual, solicitacao.catalogo -> 'curso' ->> 'nome')`;

/** The school that has the credit of a request now, for statements of `solicitacao`: it may have been taken to another one. */
export const INSTITUICAO_DE_HOJE = sql<number>`coalesce((select atual.instituicao_id from contrato atual
  where atual.solicitacao_id = solicitacao.id and atual.codigo in ('EFE', 'LIQ')
  order by atual.ano desc, atual.semestre desc limit 1), solicitacao.instituicao_id)`;
/** And the course. */
export const CURSO_DE_HOJE = sql<string>`coalesce((select atual.curso_atual from contrato atual
  where atual.solicitacao_id = solicitacao.id and atual.codigo in ('EFE', 'LIQ')
  order by atual.ano desc, atual.semestre desc limit 1), solicitacao.catalogo -> 'curso' ->> 'nome')`;

export function cursoDoContrato(
  db: Kysely<DB>,
  contratoId: number,
): Promise<{ instituicao: string; curso: string }> {
  return db
    .selectFrom('contrato')
    .innerJoin('solicitacao', 'solicitacao.id', 'contrato.solicitacao_id')
    .select([INSTITUICAO_DO_CONTRATO.as('instituicao'), CURSO_DO_CONTRATO.as('curso')])
    .where('contrato.id', '=', contratoId)
    .executeTakeFirstOrThrow();
}

/** Where the credit may be taken to, by name. */
export async function instituicoesHabilitadas(db: Kysely<DB>): Promise<ReadonlyMap<string, number>> {
  const linhas = await db
    .selectFrom('instituicao')
    .select(['id', 'nome'])
    .where('habilitado', '=', true)
    .orderBy('nome')
    .orderBy('id', 'desc')
    .execute();
  return new Map(linhas.map(({ nome, id }) => [nome, id]));
}

export interface CursoVigente {
  instituicaoId: number;
  instituicao: string;
  curso: string;
  mensalidadeCentavos: number;
  percentual: number;
}

/** Where the credit of a request was taken to; null while it is where it was asked for. */
export async function cursoVigente(db: Kysely<DB>, solicitacaoId: number): Promise<CursoVigente | null> {
  const contrato = await db
    .selectFrom('contrato')
    .select(['id', 'instituicao_id', 'instituicao_atual', 'curso_atual'])
    .where('solicitacao_id', '=', solicitacaoId)
    .where('codigo', 'in', ['EFE', 'LIQ'])
    .orderBy('ano', 'desc')
    .orderBy('semestre', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!contrato || contrato.instituicao_atual === null || contrato.curso_atual === null) return null;
  return {
    instituicaoId: contrato.instituicao_id,
    instituicao: contrato.instituicao_atual,
    curso: contrato.curso_atual,
    ...((await mensalidadeDaTransferencia(db, contrato.id)) ?? (await ultimaMensalidade(db, contrato.id))),
  };
}

type Mensalidade = Pick<CursoVigente, 'mensalidadeCentavos' | 'percentual'>;

/** Its first fee may come after the last one of the contract, which then finances none of it. Null of a contract made since. */
async function mensalidadeDaTransferencia(db: Kysely<DB>, contratoId: number): Promise<Mensalidade | null> {
  const alteracao = await db
    .selectFrom('alteracao')
    .select('pedido')
    .where('contrato_id', '=', contratoId)
    .where('especie', '=', 'transferencia')
    .where('fluxo', '=', 'EFE')
    .orderBy('situacao_desde', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (alteracao?.pedido.especie !== 'transferencia') return null;
  const { mensalidadeCentavos, percentual } = alteracao.pedido;
  return { mensalidadeCentavos, percentual };
}

async function ultimaMensalidade(db: Kysely<DB>, contratoId: number): Promise<Mensalidade> {
  return db
    .selectFrom('contrato_uso')
    .select(['mensalidade_centavos as mensalidadeCentavos', 'percentual'])
    .where('contrato_id', '=', contratoId)
    .orderBy('posicao', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}
