/** Figures of a period, counted inside the database; a person is never in them. */
import type { Relatorios } from '@credito/api/gestao-relatorios.rotas';
import { rotuloDoDocumento, TIPOS_DE_DOCUMENTO } from '@credito/domain/documento/tipos';
import { type CatalogoDeMotivos, MOTIVOS } from '@credito/domain/gestao/motivos';
import { ETAPAS_MEDIDAS, recusaDoPeriodo } from '@credito/domain/gestao/relatorios';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import { porNome } from '../../../banco/por-nome.ts';
import type { Contexto } from '../../../contexto.ts';
import { regraDoDominio } from '../../../erros.ts';
import { motivosVigentes } from '../catalogo/motivos-vigentes.ts';

export interface Periodo {
  de: string;
  ate: string;
}

interface Limites {
  inicio: Date;
  fim: Date;
}

export async function verRelatorios({ db }: Contexto, periodo: Periodo): Promise<Relatorios> {
  const limites = limitesDe(periodo);
  return {
    volumes: await volumes(db, limites, periodo),
    tempos: await tempos(db, limites),
    motivos: await motivos(db, limites),
    fiadores: await fiadores(db, limites),
    pesquisa: await pesquisa(db, limites),
  };
}

function limitesDe({ de, ate }: Periodo): Limites {
  const recusa = recusaDoPeriodo(de, ate);
  if (recusa) throw regraDoDominio([{ campo: 'ate', mensagem: recusa }]);
  const fim = new Date(`${ate}T00:00:00-03:00`);
  return { inicio: new Date(`${de}T00:00:00-03:00`), fim: new Date(fim.getTime() + 86_400_000) };
}

async function volumes(db: Kysely<DB>, { inicio, fim }: Limites, { de, ate }: Periodo) {
  const { rows } = await sql<Relatorios['volumes'][number]>`
    with contados as (
      select (em at time zone 'America/Sao_Paulo')::date as dia, acao,
        -- An appeal, or a place on the waiting list, does not decide again.
        case when sigla is distinct from sigla_anterior then sigla end as sigla
      from historico where em >= ${inicio} and em < ${fim}
    )
    select to_char(dias.dia, 'YYYY-MM-DD') as dia,
      count(*) filter (where acao = 'criar')::integer as criadas,
      count(*) filter (where acao = 'concluir')::integer as enviadas,
      count(*) filter (where sigla = 'A')::integer as aprovadas,
      count(*) filter (where sigla in ('REP', 'RIES'))::integer as reprovadas,
      count(*) filter (where sigla = 'CAN')::integer as canceladas
    from generate_series(${de}::date, ${ate}::date, interval '1 day') dias (dia)
    left join contados on contados.dia = dias.dia::date
    group by dias.dia order by dias.dia`.execute(db);
  return rows;
}

/** From the event that began a stage to the one that ended it, for stages that ended in the period. */
async function tempos(db: Kysely<DB>, { inicio, fim }: Limites): Promise<Relatorios['tempos']> {
  const { rows } = await sql<{ etapa: string; quantas: number; mediana: number; p90: number }>`
    select h.sigla_anterior as etapa, count(*)::integer as quantas,
      percentile_cont(0.5) within group (order by extract(epoch from h.em - antes.em)) as mediana,
      percentile_cont(0.9) within group (order by extract(epoch from h.em - antes.em)) as p90
    from historico h
    join lateral (
      select a.em from historico a
      where a.solicitacao_id = h.solicitacao_id and a.id < h.id and a.sigla = h.sigla_anterior
        and a.sigla_anterior is distinct from a.sigla
      order by a.id desc limit 1
    ) antes on true
    where h.em >= ${inicio} and h.em < ${fim} and h.sigla_anterior = any(${[...ETAPAS_MEDIDAS]})
      and h.sigla <> h.sigla_anterior
    group by h.sigla_anterior`.execute(db);
  const horas = (segundos: number) => Math.round((Number(segundos) / 3_600) * 100) / 100;
  return ETAPAS_MEDIDAS.flatMap((etapa) => {
    const linha = rows.find((uma) => uma.etapa === etapa);
    return linha
      ? [{ etapa, quantas: linha.quantas, medianaHoras: horas(linha.mediana), p90Horas: horas(linha.p90) }]
      : [];
  });
}

async function motivos(db: Kysely<DB>, { inicio, fim }: Limites): Promise<Relatorios['motivos']> {
  const catalogo = await motivosVigentes(db);
  const rotulos = await rotulosPorTexto(db, catalogo);
  const { rows: dosDocumentos } = await sql<{ tipo: string; codigo: string; total: number }>`
    select tipo_documento as tipo, motivo->>'codigo' as codigo, count(*)::integer as total
    from documento, jsonb_array_elements(motivos) motivo
    where avaliado_em >= ${inicio} and avaliado_em < ${fim} and motivos <> '[]' and jsonb_typeof(motivo) = 'object'
    group by 1, 2`.execute(db);
  const { rows: daSolicitacao } = await sql<{ sigla: string; texto: string; total: number }>`
    select sigla, coalesce(motivo->>'texto', motivo #>> '{}') as texto, count(*)::integer as total
    from historico, jsonb_array_elements(motivos) motivo
    where em >= ${inicio} and em < ${fim} and sigla = any(${Object.keys(RECUSAS_DA_SOLICITACAO)})
      and sigla is distinct from sigla_anterior
      -- Those about guarantors stand beside what the student reads in their place.
      and (jsonb_typeof(motivo) = 'object' or not motivos @? '$[*] ? (@.type() == "object")')
    group by 1, 2`.execute(db);
  return somar([
    ...daSolicitacao
      .filter(({ texto }) => !isDeDocumento(texto))
      .map(({ sigla, texto, total }) => ({
        onde: RECUSAS_DA_SOLICITACAO[sigla] ?? sigla,
        motivo: doTexto(rotulos, texto),
        total,
      })),
    ...dosDocumentos.map(({ tipo, codigo, total }) => ({
      onde: rotuloDoDocumento(tipo),
      motivo: catalogo[codigo]?.rotulo ?? codigo,
      total,
    })),
  ]);
}

/** A request that goes back to a guarantor says no reason: those are the guarantor's alone. */
const RECUSAS_DA_SOLICITACAO: Readonly<Record<string, string>> = {
  REP: 'Reprovação',
  RIES: 'Reprovação pela instituição',
  RDC: 'Devolução para correção',
};

/** Told to the student beside the document's name, and counted with the document already. */
const DOS_DOCUMENTOS = Object.keys(TIPOS_DE_DOCUMENTO).map((tipo) => `${rotuloDoDocumento(tipo)}: `);
const isDeDocumento = (texto: string) => DOS_DOCUMENTOS.some((inicio) => texto.startsWith(inicio));

/** What each sentence is called, also those that were written otherwise when it was said. */
async function rotulosPorTexto(
  db: Kysely<DB>,
  catalogo: CatalogoDeMotivos,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ chave: string; texto: string }>`
    select chave, conteudo->>'texto' as texto from versao_do_catalogo
    where entidade = 'motivo' and aplicada_em is not null and conteudo->>'texto' <> ''
    order by chave, numero`.execute(db);
  return new Map(
    [
      ...Object.entries(MOTIVOS).map(([chave, { texto }]) => ({ chave, texto })),
      ...rows,
      ...Object.entries(catalogo).map(([chave, { texto }]) => ({ chave, texto })),
    ]
      .filter(({ texto }) => texto !== '')
      .map(({ chave, texto }) => [texto, catalogo[chave]?.rotulo ?? chave] as const)
      // A sentence that goes on where another one ends is found as itself.
      .toSorted(([a], [b]) => b.length - a.length),
  );
}

/** What an analyst wrote by hand may name people: it is counted as "other", never shown. */
function doTexto(rotulos: ReadonlyMap<string, string>, texto: string): string {
  for (const [inicio, rotulo] of rotulos) if (texto.startsWith(inicio)) return rotulo;
  return 'Outro motivo';
}

function somar(linhas: Relatorios['motivos']): Relatorios['motivos'] {
  const somas = new Map<string, Relatorios['motivos'][number]>();
  for (const linha of linhas) {
    const chave = `${linha.onde} ${linha.motivo}`;
    somas.set(chave, { ...linha, total: linha.total + (somas.get(chave)?.total ?? 0) });
  }
  return [...somas.values()].toSorted(
    (a, b) =>
      b.total - a.total || a.onde.localeCompare(b.onde, 'pt-BR') || a.motivo.localeCompare(b.motivo, 'pt-BR'),
  );
}

/** Of the invitations of the period, what became of them until now. */
async function fiadores(db: Kysely<DB>, { inicio, fim }: Limites): Promise<Relatorios['fiadores']> {
  const { rows } = await sql<Relatorios['fiadores']>`
    with convidados as (
      select distinct on (c.participante_id) c.participante_id, p.removido_em,
        exists (select 1 from aceite_fiador a where a.participante_id = c.participante_id) as aceitou,
        exists (select 1 from convite_fiador r where r.participante_id = c.participante_id
          and r.recusado_em is not null) as recusou
      from convite_fiador c join participante p on p.id = c.participante_id
      where c.criado_em >= ${inicio} and c.criado_em < ${fim}
    )
    select count(*)::integer as convidados,
      count(*) filter (where aceitou and removido_em is null)::integer as aceitaram,
      count(*) filter (where aceitou and removido_em is not null)::integer as sairam,
      count(*) filter (where recusou and not aceitou)::integer as recusaram,
      count(*) filter (where removido_em is not null and not aceitou and not recusou)::integer as trocados,
      count(*) filter (where removido_em is null and not aceitou and not recusou)::integer as "semResposta"
    from convidados`.execute(db);
  return rows[0] ?? { convidados: 0, aceitaram: 0, sairam: 0, recusaram: 0, trocados: 0, semResposta: 0 };
}

async function pesquisa(db: Kysely<DB>, { inicio, fim }: Limites): Promise<Relatorios['pesquisa']> {
  const { rows } = await sql<{ campanha: string; puladas: number; notas: number[] }>`
    select c.titulo as campanha, count(*) filter (where r.nota is null and r.campanha_id is not null)::integer as puladas,
      array[${sql.join([1, 2, 3, 4, 5].map((nota) => sql`count(*) filter (where r.nota = ${sql.lit(nota)})::integer`))}] as notas
    from campanha c left join resposta_de_pesquisa r on r.campanha_id = c.id
      and r.respondida_em >= ${inicio} and r.respondida_em < ${fim}
    group by c.id, c.titulo order by ${porNome('c.titulo')}, c.id`.execute(db);
  return rows.map(({ campanha, puladas, notas }) => {
    const respostas = notas.reduce((soma, vezes) => soma + vezes, 0);
    const soma = notas.reduce((total, vezes, indice) => total + vezes * (indice + 1), 0);
    return {
      campanha,
      respostas,
      puladas,
      media: respostas === 0 ? null : Math.round((soma / respostas) * 100) / 100,
      notas,
    };
  });
}
