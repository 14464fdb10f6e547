-- A guarantor asks to be let out of a contract (ADR 0157); the team answers, once each.
create table pedido_de_saida (
  id uuid primary key,
  contrato_id bigint not null references contrato (id),
  conta_id uuid not null references conta (id),
  motivo text not null,
  pedido_em timestamptz not null,
  resposta text,
  respondido_em timestamptz,
  operador_id uuid references operador (id),
  check ((resposta is null) = (respondido_em is null)),
  check ((resposta is null) = (operador_id is null))
);
-- One open request of a person for a contract: whoever asks again finds it.
create unique index pedido_de_saida_aberto on pedido_de_saida (contrato_id, conta_id) where resposta is null;
create index pedido_de_saida_por_contrato on pedido_de_saida (contrato_id);
create index pedido_de_saida_por_conta on pedido_de_saida (conta_id, pedido_em);
create index pedido_de_saida_por_operador on pedido_de_saida (operador_id) where operador_id is not null;
create index pedido_de_saida_na_fila on pedido_de_saida (pedido_em, id) where resposta is null;
