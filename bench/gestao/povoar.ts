/** Fills the tables of the back office with copies of one real request, made inside the database. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../apps/server/src/banco/esquema.gerado.ts';

const DOCUMENTOS_POR_SOLICITACAO = 6;
const LOTE = 50_000;
/** Whose request is copied: nobody else has this name. */
export const MODELO = 1;
/** Ids of generated requests begin here, so that their neighbours are found by arithmetic. */
export const PRIMEIRA = 1_000_000;

const TABELAS = ['conta', 'solicitacao', 'participante', 'documento', 'historico', 'decisao_proposta'];

/**
 * So many requests in the proportions of a provider at work: two in five approved, one in five waiting for the
 * analysts, one in ten for the guarantor's analysis and as many for an institution. Ages are spread over a year.
 * Indexes are built again at the end, which is faster than keeping them while the rows come.
 */
export async function povoar(
  db: Kysely<DB>,
  modelo: number,
  quantas: number,
  dizer: (texto: string) => void,
): Promise<void> {
  const indices = await soltarIndices(db);
  for (let inicio = 0; inicio < quantas; inicio += LOTE) {
    const fim = Math.min(inicio + LOTE, quantas) - 1;
    await db.transaction().execute(async (trx) => {
      await sql`set local synchronous_commit = off`.execute(trx);
      // The rows refer to each other by construction: no need to look up every reference.
      await sql`set local session_replication_role = replica`.execute(trx);
      await contas(trx, inicio, fim);
      await solicitacoes(trx, modelo, inicio, fim);
      await participantes(trx, modelo, inicio, fim);
      await documentos(trx, modelo, inicio, fim);
      await historico(trx, inicio, fim);
      await propostas(trx, inicio, fim);
    });
    dizer(`  ${fim + 1} requests`);
  }
  for (const indice of indices)
    await db.transaction().execute(async (trx) => {
      await sql`set local maintenance_work_mem = '512MB'`.execute(trx);
      await sql.raw(indice).execute(trx);
    });
  dizer('  indexes');
  for (const tabela of TABELAS) await sql`vacuum analyze ${sql.table(tabela)}`.execute(db);
}

/** Said by the database itself, once rows and indexes are there. */
const CHEIO = 'filled for the trial of the back office';

export async function estaCheio(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ dito: string | null }>`
    select obj_description('solicitacao'::regclass) as dito`.execute(db);
  return rows[0]?.dito === CHEIO;
}

export async function marcarComoCheio(db: Kysely<DB>): Promise<void> {
  await sql`comment on table solicitacao is ${sql.lit(CHEIO)}`.execute(db);
}

/** The commands that build them again. Those of keys stay. */
async function soltarIndices(db: Kysely<DB>): Promise<readonly string[]> {
  const { rows } = await sql<{ nome: string; comando: string }>`
    select i.indexrelid::regclass::text as nome, pg_get_indexdef(i.indexrelid) as comando
    from pg_index i
    where i.indrelid::regclass::text = any(${TABELAS})
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`.execute(db);
  for (const { nome } of rows) await sql`drop index ${sql.table(nome)}`.execute(db);
  return rows.map(({ comando }) => comando);
}

/** The same number always becomes the same id, in every table. */
export const uuidDe = (prefixo: string, numero: ReturnType<typeof sql.ref>) =>
  sql`(${sql.lit(prefixo)} || lpad(to_hex(${numero}), 12, '0'))::uuid`;

export const CONTA = '00000000-0000-4000-8000-';
const PESSOA = '00000000-0000-4000-9000-';
const n = sql.ref('n');

export const contas = (db: Kysely<DB>, de: number, ate: number) =>
  sql`insert into conta (id, cpf, nome, email, telefone, criada_em, atualizada_em)
    select ${uuidDe(CONTA, n)}, lpad((20000000000 + n)::text, 11, '0'), ${NOME},
      'pessoa' || n || '@exemplo.com.br', '119' || lpad((n % 100000000)::text, 8, '0'), now(), now()
    from generate_series(${de}::bigint, ${ate}::bigint) n`.execute(db);

const NOMES = ['Ana', 'Bruno', 'Carla', 'Davi', 'Elisa', 'Fábio', 'Gilda', 'Hugo', 'Inês', 'João'];
const SOBRENOMES = [
  'Silva',
  'Souza',
  'Costa',
  'Santos',
  'Oliveira',
  'Pereira',
  'Rodrigues',
  'Almeida',
  'Nunes',
];
const NOME = sql`(array[${sql.join(NOMES.map((nome) => sql.lit(nome)))}])[1 + n % 10] || ' ' ||
  (array[${sql.join(SOBRENOMES.map((nome) => sql.lit(nome)))}])[1 + (n / 10) % 9] || ' ' ||
  initcap(translate(n::text, '0123456789', 'abcdefghij'))`;

const SIGLA = sql`case n % 20
  when 0 then 'PADC' when 1 then 'PADC' when 2 then 'PADC' when 3 then 'PADC'
  when 4 then 'PAF' when 5 then 'PAF' when 6 then 'PAIES' when 7 then 'PAIES'
  when 8 then 'RDC' when 9 then 'REP' when 10 then 'REP' when 11 then 'CAN' else 'A' end`;
const STATUS = sql`case n % 20
  when 0 then 'PENDENTE_ANALISE_DADOS_COMPLEMENTARES' when 1 then 'PENDENTE_ANALISE_DADOS_COMPLEMENTARES'
  when 2 then 'PENDENTE_ANALISE_DADOS_COMPLEMENTARES' when 3 then 'PENDENTE_ANALISE_DADOS_COMPLEMENTARES'
  when 4 then 'PENDENTE_ANALISE_FIADOR' when 5 then 'PENDENTE_ANALISE_FIADOR'
  when 6 then 'PENDENTE_ANALISE_IES' when 7 then 'LISTA_ESPERA_IES'
  when 8 then 'REPROVADO_ANALISE_DADOS_COMPLEMENTARES' when 9 then 'REPROVADO' when 10 then 'REPROVADO'
  when 11 then 'CANCELADO' else 'APROVADO' end`;
/** One in three, whatever the state: often enough that one institution's page is full in the small database as well. */
const umEmTres = (resto: number) => sql`(n / 20) % 3 = ${sql.lit(resto)}`;
/** Spread over a year without order, as an index meets them. */
const DESDE = sql`now() - ((n * 7919) % 525600) * interval '1 minute'`;

const solicitacoes = (db: Kysely<DB>, modelo: number, de: number, ate: number) =>
  sql`insert into solicitacao (id, protocolo, conta_id, sigla, status_solicitacao, instituicao_id, bolsa_id,
      campus_id, curso_id, grau, catalogo, dados, percentual, mensalidade_centavos, criada_em, atualizada_em,
      situacao_desde, concluida_em, decidida_em, correcoes, riscos, a_confirmar)
    overriding system value
    select ${sql.lit(PRIMEIRA)} + n, '2024' || lpad(n::text, 8, '0'), ${uuidDe(CONTA, n)}, ${SIGLA}, ${STATUS},
      oferta.instituicao_id, oferta.bolsa_id, oferta.campus_id, oferta.curso_id, modelo.grau, modelo.catalogo,
      modelo.dados, modelo.percentual, modelo.mensalidade_centavos, ${DESDE} - interval '5 days', ${DESDE}, ${DESDE},
      ${DESDE} - interval '1 day', case when n % 20 in (9, 10) or n % 20 > 11 then ${DESDE} end,
      case when ${umEmTres(0)} then 1 else 0 end,
      case when ${umEmTres(1)} then array['documento-nao-confere'] else '{}' end, ${umEmTres(2)}
    from generate_series(${de}::bigint, ${ate}::bigint) n
    join solicitacao modelo on modelo.id = ${modelo}
    join lateral (
      select o.bolsa_id, o.campus_id, o.curso_id, b.instituicao_id,
        row_number() over (order by o.bolsa_id, o.campus_id, o.curso_id) - 1 as lugar, count(*) over () as total
      from oferta o join bolsa b on b.id = o.bolsa_id
    ) oferta on oferta.lugar = n % oferta.total`.execute(db);

const participantes = (db: Kysely<DB>, modelo: number, de: number, ate: number) =>
  sql`insert into participante (id, solicitacao_id, tipo_pessoa, conta_id, nome, cpf, email, telefone,
      data_nascimento, respostas, status_preenchimento, criado_em, atualizado_em)
    select ${uuidDe(PESSOA, n)}, ${sql.lit(PRIMEIRA)} + n, 'estudante', ${uuidDe(CONTA, n)}, ${NOME},
      lpad((20000000000 + n)::text, 11, '0'), 'pessoa' || n || '@exemplo.com.br',
      '119' || lpad((n % 100000000)::text, 8, '0'), modelo.data_nascimento, modelo.respostas,
      modelo.status_preenchimento, ${DESDE}, ${DESDE}
    from generate_series(${de}::bigint, ${ate}::bigint) n
    join participante modelo on modelo.solicitacao_id = ${modelo} and modelo.tipo_pessoa = 'estudante'`.execute(
    db,
  );

const documentos = (db: Kysely<DB>, modelo: number, de: number, ate: number) =>
  sql`with dono as (
      insert into dono_de_documento (id, participante_id)
      select ${uuidDe(PESSOA, n)}, ${uuidDe(PESSOA, n)} from generate_series(${de}::bigint, ${ate}::bigint) n
    )
    insert into documento (id, dono_id, tipo_documento, indice, situacao, chave_de_envio,
      nome_arquivo, extensao, tamanho_bytes, paginas, sha256, arquivo_original, arquivo_visao, antivirus,
      situacao_leitura, enviado_em)
    select gen_random_uuid(), ${uuidDe(PESSOA, n)},
      (array['RG', 'CPF', 'SELFIE', 'RESIDENCIA', 'CONTRACHEQUE', 'CONTRACHEQUE'])[1 + vaga],
      case when vaga = 5 then 1 else 0 end, 'enviado', 'ensaio ' || n || ' ' || vaga, m.nome_arquivo, m.extensao,
      m.tamanho_bytes, m.paginas, m.sha256, m.arquivo_original, m.arquivo_visao, m.antivirus, m.situacao_leitura,
      ${DESDE}
    from generate_series(${de}::bigint, ${ate}::bigint) n
    cross join generate_series(0, ${sql.lit(DOCUMENTOS_POR_SOLICITACAO - 1)}) vaga
    join lateral (select documento.* from documento join participante dono on dono.id = dono_id where dono.solicitacao_id = ${modelo} limit 1) m on true`.execute(
    db,
  );

const historico = (db: Kysely<DB>, de: number, ate: number) =>
  sql`insert into historico (solicitacao_id, em, acao, ator, sigla_anterior, sigla, status_solicitacao)
    select ${sql.lit(PRIMEIRA)} + n, ${DESDE} - evento.antes, evento.acao, evento.ator, evento.anterior, evento.sigla,
      evento.status
    from generate_series(${de}::bigint, ${ate}::bigint) n
    cross join (values
      (interval '5 days', 'criar', 'estudante', null, 'PDBE', 'PENDENTE_DADOS_BASICOS_ESTUDANTE'),
      (interval '1 day', 'concluir', 'estudante', 'PDC', 'PADC', 'PENDENTE_ANALISE_DADOS_COMPLEMENTARES'),
      (interval '0', 'aprovarDadosComplementares', 'analista', 'PADC', 'A', 'APROVADO')
    ) evento (antes, acao, ator, anterior, sigla, status)
    where evento.sigla <> 'A' or n % 20 > 11`.execute(db);

/** What is proposed for refusal has its mark on the request. */
const propostas = (db: Kysely<DB>, de: number, ate: number) =>
  sql`insert into decisao_proposta (solicitacao_id, operador_id, acao, motivos, proposta_em)
    select ${sql.lit(PRIMEIRA)} + n, (select id from operador where papel = 'analista' order by email limit 1), 'reprovar', '[]', now()
    from generate_series(${de}::bigint, ${ate}::bigint) n where ${umEmTres(2)}`.execute(db);
