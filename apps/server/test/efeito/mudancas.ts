/**
 * What a call changes in the database, row by row, and back to before: a log that triggers write, in trials only. What one
 * call changes is compared with what many of it change.
 */
import { sql } from 'kysely';
import type { Banco } from '../../src/banco/conectar.ts';

const ESQUEMA = sql`
  create schema ensaio;
  create table ensaio.mudanca (
    n bigserial primary key, tabela text not null, op text not null, antes jsonb, depois jsonb
  );
  create function ensaio.registrar() returns trigger language plpgsql security definer as $$
  begin
    if tg_op = 'UPDATE' and to_jsonb(old) = to_jsonb(new) then return null; end if;
    insert into ensaio.mudanca (tabela, op, antes, depois) values (
      format('%I.%I', tg_table_schema, tg_table_name),
      left(tg_op, 1),
      case when tg_op <> 'INSERT' then to_jsonb(old) end,
      case when tg_op <> 'DELETE' then to_jsonb(new) end
    );
    return null;
  end $$;
  create table ensaio.tabela as
    select format('%I.%I', n.nspname, c.relname) as nome,
      (select array_agg(quote_ident(a.attname))
        from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as chave,
      (select string_agg(quote_ident(attname), ', ') from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as colunas
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r'
      and (n.nspname = 'public' or (n.nspname = 'graphile_worker' and c.relname = '_private_jobs'));
  do $$
  declare t record;
  begin
    for t in select nome from ensaio.tabela where chave is not null loop
      execute format(
        'create trigger zz_ensaio after insert or update or delete on %s for each row execute function ensaio.registrar()',
        t.nome
      );
    end loop;
  end $$;
  -- Newest first; without the triggers and the foreign keys of the product, which the rows as they were satisfy.
  create function ensaio.desfazer(desde bigint) returns void language plpgsql security definer as $$
  declare m record; quais text;
  begin
    set local session_replication_role = replica;
    for m in
      select mudanca.*, tabela.chave, tabela.colunas from ensaio.mudanca join ensaio.tabela on nome = mudanca.tabela
      where n > desde order by n desc
    loop
      if m.depois is not null then
        select string_agg(format('t.%s = r.%s', c, c), ' and ') into quais from unnest(m.chave) as c;
        execute format(
          'delete from %s t using (select (jsonb_populate_record(null::%s, $1)).*) r where %s', m.tabela, m.tabela, quais
        ) using m.depois;
      end if;
      if m.antes is not null then
        execute format(
          'insert into %s (%s) overriding system value select %s from jsonb_populate_record(null::%s, $1)',
          m.tabela, m.colunas, m.colunas, m.tabela
        ) using m.antes;
      end if;
    end loop;
    delete from ensaio.mudanca where n > desde;
  end $$;
  -- A job of the queue would change what is being counted: here none ever comes due.
  create function ensaio.esperar() returns trigger language plpgsql as $$
  begin
    new.run_at := 'infinity';
    return new;
  end $$;
  create trigger zz_esperar before insert on graphile_worker._private_jobs
    for each row execute function ensaio.esperar();
  update graphile_worker._private_jobs set run_at = 'infinity' where locked_at is null;
`;

export async function registrarMudancas(db: Banco): Promise<void> {
  await ESQUEMA.execute(db);
}

/** The last change so far. */
export async function marcarMudancas(db: Banco): Promise<string> {
  const { rows } = await sql<{
    n: string;
  }>`select coalesce(max(n), 0)::text as n from ensaio.mudanca`.execute(db);
  return rows[0]?.n ?? '0';
}

export async function desfazerMudancas(db: Banco, marca: string): Promise<void> {
  await sql`select ensaio.desfazer(${marca}::bigint)`.execute(db);
}

export interface Mudanca {
  tabela: string;
  op: 'I' | 'U' | 'D';
  antes: Record<string, unknown> | null;
  depois: Record<string, unknown> | null;
}

/** Counters of attempts and of repeated calls are not what a call is made for. */
const SEM_EFEITO: ReadonlySet<string> = new Set([
  'public.limite',
  'public.idempotencia',
  'public.uso_do_dia',
]);

const MOMENTO = /^\d{4}-\d{2}-\d{2}T/;

/** Row by row, in order. A moment that moved on, with the row's seal, and the record of a look, are no effect. */
export async function mudancasDesde(db: Banco, marca: string): Promise<readonly Mudanca[]> {
  const { rows } = await sql<Mudanca>`
    select tabela, op, antes, depois from ensaio.mudanca
    where n > ${marca}::bigint
      -- The same job asked for again is one job.
      and not (tabela = 'graphile_worker._private_jobs' and op = 'U')
      -- What the queue's own clock adds, on the minute, no call asked for.
      and not coalesce(tabela = 'graphile_worker._private_jobs' and depois -> 'payload' ? '_cron', false)
      and not (tabela = 'public.auditoria' and (op = 'U' or exists (
        select from auditoria where seq = (depois ->> 'seq')::bigint and elo is null)))
    order by n`.execute(db);
  return rows.filter(
    (mudanca) =>
      !SEM_EFEITO.has(mudanca.tabela) &&
      !soMomentos(mudanca) &&
      !isRegistroDaChamada(mudanca) &&
      !isFimDeLeitura(mudanca),
  );
}

/** By kind: `+mensagem conversa: 1`. */
export function contarEfeitos(mudancas: readonly Mudanca[]): Readonly<Record<string, number>> {
  const efeitos = new Map<string, number>();
  for (const mudanca of mudancas) {
    const nome = nomeDoEfeito(mudanca);
    efeitos.set(nome, (efeitos.get(nome) ?? 0) + 1);
  }
  return Object.fromEntries([...efeitos].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const DA_LEITURA: ReadonlySet<string> = new Set(['leitura', 'conferencias', 'situacao_leitura']);

/** What was read of a document, whenever that ends: of this call or of one before it. */
function isFimDeLeitura({ tabela, op, antes, depois }: Mudanca): boolean {
  if (tabela !== 'public.documento' || op !== 'U' || depois?.situacao_leitura === 'pendente') return false;
  return Object.keys(depois ?? {}).every(
    (nome) => DA_LEITURA.has(nome) || JSON.stringify(antes?.[nome]) === JSON.stringify(depois?.[nome]),
  );
}

function soMomentos({ op, antes, depois }: Mudanca): boolean {
  if (op !== 'U' || !antes || !depois) return false;
  return Object.keys(depois).every((nome) => {
    // The seal of a row follows what stands in it.
    if (nome === 'lacre' || JSON.stringify(antes[nome]) === JSON.stringify(depois[nome])) return true;
    return MOMENTO.test(String(antes[nome])) && MOMENTO.test(String(depois[nome]));
  });
}

/** Every call of a support session is written down, as often as it comes. */
function isRegistroDaChamada({ tabela, depois }: Mudanca): boolean {
  return (
    tabela === 'public.acao_estudante' && /^(GET|POST|PUT|PATCH|DELETE) \//.test(String(depois?.observacao))
  );
}

const SINAL = { I: '+', U: '~', D: '-' } as const;

function nomeDoEfeito({ tabela, op, antes, depois }: Mudanca): string {
  const [, nome = tabela] = tabela.split('.');
  const linha = depois ?? antes ?? {};
  const especie = linha.modelo ?? linha.acao ?? '';
  return `${SINAL[op]}${nome} ${String(especie)}`.trim();
}
