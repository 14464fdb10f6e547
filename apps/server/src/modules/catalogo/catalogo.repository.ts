import type { Grau } from '@credito/domain/instituicao/niveis';
import { PROFISSAO_OUTRA } from '@credito/domain/renda/profissao';
import type { OfertaDeHoje } from '@credito/domain/solicitacao/oferta-de-hoje';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { porNome } from '../../banco/por-nome.ts';

export type Ordem = 'nome' | '-nome';

const sentido = (ordem: Ordem) => (ordem === 'nome' ? 'asc' : 'desc');

export async function listarInstituicoes(db: Kysely<DB>, grau: Grau | undefined, ordem: Ordem) {
  let consulta = db
    .selectFrom('bolsa')
    .innerJoin('instituicao', 'instituicao.id', 'bolsa.instituicao_id')
    .select([
      'instituicao.id',
      'instituicao.nome',
      'instituicao.habilitado',
      'instituicao.informacao',
      'instituicao.regulamento',
      'instituicao.exigencias',
      'bolsa.id as bolsa_id',
      'bolsa.codigo as bolsa_codigo',
      'bolsa.nome as bolsa_nome',
      'bolsa.grau',
    ])
    .where('bolsa.habilitada', '=', true)
    .orderBy(porNome('instituicao.nome'), sentido(ordem))
    .orderBy('bolsa.id');
  if (grau) consulta = consulta.where('bolsa.grau', '=', grau);
  const linhas = await consulta.execute();
  const campus = await db
    .selectFrom('campus')
    .innerJoin('oferta', 'oferta.campus_id', 'campus.id')
    .select(['oferta.bolsa_id', 'campus.id', 'campus.nome', 'campus.cidade', 'campus.uf'])
    .where('oferta.ativa', '=', true)
    .where('oferta.bolsa_id', 'in', linhas.length > 0 ? linhas.map((linha) => linha.bolsa_id) : [0])
    .groupBy(['oferta.bolsa_id', 'campus.id'])
    .orderBy(porNome('campus.nome'))
    .orderBy('campus.id')
    .execute();
  return linhas.map((linha) => ({
    ...linha,
    campus: campus.filter((unidade) => unidade.bolsa_id === linha.bolsa_id),
  }));
}

/** All of them, for whoever chooses one by its name. */
export function nomesDasInstituicoes(db: Kysely<DB>) {
  return db.selectFrom('instituicao').select(['id', 'nome']).orderBy(porNome('nome')).orderBy('id').execute();
}

export function listarCursos(db: Kysely<DB>, bolsaId: number, campusId: number, ordem: Ordem) {
  return db
    .selectFrom('oferta')
    .innerJoin('curso', 'curso.id', 'oferta.curso_id')
    .select([
      'curso.id',
      'curso.nome',
      'curso.instituicao_id',
      'curso.mensalidade_centavos',
      'curso.regulamento_exclusivo',
    ])
    .where('oferta.bolsa_id', '=', bolsaId)
    .where('oferta.campus_id', '=', campusId)
    .where('oferta.ativa', '=', true)
    .orderBy(porNome('curso.nome'), sentido(ordem))
    .orderBy('curso.id')
    .execute();
}

export function listarBolsas(db: Kysely<DB>) {
  return db
    .selectFrom('bolsa')
    .innerJoin('instituicao', 'instituicao.id', 'bolsa.instituicao_id')
    .select(['bolsa.id', 'bolsa.codigo', 'bolsa.nome', 'bolsa.grau', 'bolsa.instituicao_id', 'bolsa.express'])
    .where('bolsa.habilitada', '=', true)
    .where('instituicao.habilitado', '=', true)
    .orderBy(porNome('bolsa.nome'))
    .orderBy('bolsa.id')
    .execute();
}

/** Open programmes with what each of their courses covers; one without a course to choose is not among them. */
export function listarCoberturas(db: Kysely<DB>) {
  return db
    .selectFrom('bolsa')
    .innerJoin('instituicao', 'instituicao.id', 'bolsa.instituicao_id')
    .innerJoin('oferta', 'oferta.bolsa_id', 'bolsa.id')
    .select([
      'bolsa.id',
      'bolsa.nome',
      'bolsa.grau',
      'bolsa.instituicao_id',
      'instituicao.nome as instituicao',
    ])
    .select((eb) => eb.fn.jsonAgg('oferta.cobertura').$notNull().as('coberturas'))
    .where('bolsa.habilitada', '=', true)
    .where('instituicao.habilitado', '=', true)
    .where('oferta.ativa', '=', true)
    .groupBy(['bolsa.id', 'instituicao.nome'])
    .orderBy(porNome('instituicao.nome'))
    .orderBy(porNome('bolsa.nome'))
    .orderBy('bolsa.id')
    .execute();
}

export interface ChaveDaOferta {
  bolsaId: number;
  cursoId: number;
  campusId?: number | undefined;
}

/** A course as a programme offers it today at a campus, with everything that a request copies. */
export async function findOferta(db: Kysely<DB>, { bolsaId, cursoId, campusId }: ChaveDaOferta) {
  let consulta = db
    .selectFrom('oferta')
    .innerJoin('bolsa', 'bolsa.id', 'oferta.bolsa_id')
    .innerJoin('curso', 'curso.id', 'oferta.curso_id')
    .innerJoin('campus', 'campus.id', 'oferta.campus_id')
    .innerJoin('instituicao', 'instituicao.id', 'bolsa.instituicao_id')
    .select([
      'oferta.cobertura',
      'oferta.renda_minima_centavos',
      'bolsa.id as bolsa_id',
      'bolsa.codigo as bolsa_codigo',
      'bolsa.nome as bolsa_nome',
      'bolsa.grau',
      'bolsa.analise_ies',
      'bolsa.habilitada',
      'curso.id as curso_id',
      'curso.codigo as curso_codigo',
      'curso.nome as curso_nome',
      'curso.mensalidade_centavos',
      'curso.habilita_mais_fiadores',
      'curso.regulamento_exclusivo',
      'campus.id as campus_id',
      'campus.nome as campus_nome',
      'campus.cidade',
      'campus.uf',
      'instituicao.id as instituicao_id',
      'instituicao.nome as instituicao_nome',
      'instituicao.grupo_ies',
      'instituicao.regulamento',
      'instituicao.habilitado',
      'instituicao.exigencias',
    ])
    .where('oferta.bolsa_id', '=', bolsaId)
    .where('oferta.curso_id', '=', cursoId)
    .where('oferta.ativa', '=', true)
    .orderBy('oferta.campus_id')
    .limit(1);
  if (campusId !== undefined) consulta = consulta.where('oferta.campus_id', '=', campusId);
  return (await consulta.executeTakeFirst()) ?? null;
}

export type Oferta = NonNullable<Awaited<ReturnType<typeof findOferta>>>;

/** What the catalogue says today of the course of a request: an expression beside the row of `solicitacao`. */
export const ofertaDeHoje = sql<OfertaDeHoje | null>`(
  select json_build_object(
    'aberta', instituicao.habilitado and bolsa.habilitada and coalesce(oferta.ativa, false),
    'instituicao', instituicao.nome
  )
  from bolsa
  join instituicao on instituicao.id = bolsa.instituicao_id
  left join oferta on oferta.bolsa_id = bolsa.id
    and oferta.curso_id = solicitacao.curso_id and oferta.campus_id = solicitacao.campus_id
  where bolsa.id = solicitacao.bolsa_id
)`;

/** The same, of one request. */
export async function findOfertaDeHoje(db: Kysely<DB>, solicitacaoId: number): Promise<OfertaDeHoje | null> {
  const { hoje } = await db
    .selectFrom('solicitacao')
    .select(ofertaDeHoje.as('hoje'))
    .where('id', '=', solicitacaoId)
    .executeTakeFirstOrThrow();
  return hoje;
}

/** Titles that contain every typed word, those that begin with the text first. "Outra" always closes the list. */
export async function buscarProfissoes(db: Kysely<DB>, nome: string, ordem: Ordem, limite: number) {
  const palavras = nome.split(/\s+/).filter((palavra) => palavra !== '');
  let consulta = db
    .selectFrom('profissao')
    .select(['id', 'codigo', 'nome'])
    .where('id', '<>', PROFISSAO_OUTRA);
  for (const palavra of palavras)
    consulta = consulta.where(
      sql<boolean>`sem_acento(nome) like '%' || sem_acento(${escaparLike(palavra)}) || '%'`,
    );
  const achadas = await consulta
    .orderBy(sql`sem_acento(nome) like sem_acento(${escaparLike(nome)}) || '%'`, 'desc')
    .orderBy(porNome('nome'), sentido(ordem))
    .orderBy('id')
    .limit(limite)
    .execute();
  return [...achadas, ...(await findProfissao(db, PROFISSAO_OUTRA))];
}

/** None or one. */
export function findProfissao(db: Kysely<DB>, id: number) {
  return db.selectFrom('profissao').select(['id', 'codigo', 'nome']).where('id', '=', id).execute();
}

function escaparLike(texto: string): string {
  return texto.replace(/[\\%_]/g, '\\$&');
}

export async function nomesDasProfissoes(
  db: Kysely<DB>,
  ids: readonly unknown[],
): Promise<ReadonlyMap<number, string>> {
  const numeros = [...new Set(ids.filter((id): id is number => Number.isInteger(id)))];
  if (numeros.length === 0) return new Map();
  const linhas = await db.selectFrom('profissao').select(['id', 'nome']).where('id', 'in', numeros).execute();
  return new Map(linhas.map(({ id, nome }) => [id, nome]));
}
