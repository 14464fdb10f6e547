-- The institution says that a student with a contract is enrolled in the next term (ADR 0163).
create table matricula_confirmada (
  solicitacao_id bigint not null references solicitacao (id),
  ano smallint not null check (ano between 2000 and 2100),
  semestre smallint not null check (semestre in (1, 2)),
  operador_id uuid not null references operador (id),
  em timestamptz not null,
  primary key (solicitacao_id, ano, semestre)
);
