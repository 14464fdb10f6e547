-- The effect and the end of a contract wait here until a second person confirms them or sends them back (ADR 0132).
create table contrato_proposta (
  contrato_id bigint primary key references contrato (id),
  acao text not null check (acao in ('efetivar', 'liquidar', 'baixar')),
  operador_id uuid not null references operador (id),
  -- The reasons as they were worded when it was proposed.
  motivos jsonb not null default '[]',
  proposta_em timestamptz not null
);
create index contrato_proposta_por_operador on contrato_proposta (operador_id);
