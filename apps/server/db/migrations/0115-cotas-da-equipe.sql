-- How much personal data each operator looked at, by day in São Paulo (ADR 0034).
create table cota_do_dia (
  operador_id uuid not null references operador (id),
  dia date not null,
  -- Names of domain's gestao/cotas.ts.
  uso text not null,
  contagem integer not null default 0,
  -- Attempts beyond the ceiling.
  recusas integer not null default 0,
  -- How often the administration gave one more quota.
  liberacoes integer not null default 0,
  motivo_da_liberacao text,
  -- When the quota was reached, and when somebody of the administration said that they saw it.
  alerta_em timestamptz,
  visto_em timestamptz,
  visto_por uuid references operador (id),
  primary key (operador_id, dia, uso)
);
create index cota_com_alerta on cota_do_dia (dia desc, operador_id) where alerta_em is not null;

-- What was counted: the same thing looked at again on the same day does not count twice.
create table uso_do_dia (
  operador_id uuid not null references operador (id),
  dia date not null,
  uso text not null,
  alvo text not null,
  primary key (operador_id, dia, uso, alvo)
);
create index uso_do_dia_por_dia on uso_do_dia (dia);
