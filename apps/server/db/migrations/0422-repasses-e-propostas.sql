-- What is paid to a school in a month, and what of a contract's money takes two people (ADR 0153).

create table repasse (
  id bigint generated always as identity primary key,
  instituicao_id integer not null references instituicao (id),
  -- First day of the month whose fees it pays, with whatever earlier ones were held.
  mes date not null check (extract(day from mes) = 1),
  estado text not null check (estado in ('proposto', 'confirmado', 'devolvido', 'retirado')),
  total_centavos bigint not null check (total_centavos >= 0),
  proposto_por uuid not null references operador (id),
  proposto_em timestamptz not null,
  respondido_por uuid references operador (id),
  respondido_em timestamptz,
  explicacao text,
  check ((estado = 'proposto') = (respondido_em is null)),
  check ((respondido_por is null) = (respondido_em is null))
);
create unique index repasse_proposto on repasse (instituicao_id) where estado = 'proposto';
create index repasse_por_instituicao on repasse (instituicao_id, mes);
create index repasse_por_quem_propos on repasse (proposto_por);
create index repasse_por_quem_respondeu on repasse (respondido_por) where respondido_por is not null;

create table repasse_uso (
  repasse_id bigint not null references repasse (id),
  contrato_id bigint not null,
  posicao smallint not null,
  situacao text not null check (situacao in ('pago', 'retido', 'cancelado')),
  centavos bigint not null check (centavos > 0),
  motivo text not null default '',
  primary key (repasse_id, contrato_id, posicao),
  foreign key (contrato_id, posicao) references contrato_uso (contrato_id, posicao)
);
create index repasse_uso_por_contrato on repasse_uso (contrato_id, posicao);

create table proposta_financeira (
  id uuid primary key,
  contrato_id bigint not null references contrato (id),
  tipo text not null check (tipo in ('fim-do-curso', 'devolucao', 'recebimento-manual')),
  dados jsonb not null,
  motivo text not null,
  estado text not null check (estado in ('proposta', 'confirmada', 'devolvida', 'retirada')),
  proposta_por uuid not null references operador (id),
  proposta_em timestamptz not null,
  respondida_por uuid references operador (id),
  respondida_em timestamptz,
  explicacao text,
  check ((estado = 'proposta') = (respondida_em is null)),
  check ((respondida_por is null) = (respondida_em is null)),
  -- Whoever proposed may only take it back.
  check (estado <> 'confirmada' or respondida_por <> proposta_por)
);
create unique index proposta_financeira_aberta on proposta_financeira (contrato_id) where estado = 'proposta';
create index proposta_financeira_por_contrato on proposta_financeira (contrato_id, proposta_em);
create index proposta_financeira_de_quem on proposta_financeira (proposta_por);
create index proposta_financeira_por_quem on proposta_financeira (respondida_por) where respondida_por is not null;

-- The course of the contract ended on this day: nothing later is paid to the school, and it is paid back earlier.
alter table contrato add column curso_terminou_em date;

-- A plan of which fees were cancelled is smaller than what was contracted.
do $$
declare nome text;
begin
  select conname into strict nome from pg_constraint
  where conrelid = 'contrato'::regclass and pg_get_constraintdef(oid) like '%total_centavos >= valor_centavos%';
  execute format('alter table contrato drop constraint %I', nome);
end $$;
alter table contrato add check (total_centavos >= 0);

create index pagamento_sem_cobranca_explicado on pagamento_sem_cobranca (resolvido_em)
  where resolvido_em is not null;
