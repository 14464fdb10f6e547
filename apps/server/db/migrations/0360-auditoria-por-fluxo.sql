-- The audit trail is a chain for each thing, so that a night of payments does not stand in one line; the heads of all
-- chains are anchored together (ADR 0114). What was chained before stays one chain of its own, 'geral'.
alter table auditoria add column fluxo text not null default 'geral';
alter table auditoria alter column fluxo drop default;
alter table auditoria drop constraint auditoria_elo_key;
create unique index auditoria_por_fluxo on auditoria (fluxo, elo);
drop index auditoria_sem_selo;
create index auditoria_sem_selo on auditoria (seq) where elo is null;

-- The newest link of each chain; its row is the lock under which the next one is added.
create table cabeca_da_auditoria (
  fluxo text primary key,
  elo bigint not null,
  hash bytea,
  ancorado_ate bigint not null default 0,
  check ((elo = 0) = (hash is null))
);
create index cabeca_da_auditoria_a_ancorar on cabeca_da_auditoria (fluxo) where elo > ancorado_ate;
insert into cabeca_da_auditoria (fluxo, elo, hash)
  select 'geral', elo, hash from auditoria where elo is not null order by elo desc limit 1;

-- Which links an anchor speaks of: its file holds their digest.
create table elo_ancorado (
  ancora bigint not null,
  fluxo text not null,
  elo bigint not null,
  primary key (ancora, fluxo)
);
