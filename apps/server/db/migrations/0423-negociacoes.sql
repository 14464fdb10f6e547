-- Late instalments divided anew: agreed upon, and in force only once an alteration of the contract is signed (ADR 0154).
create table negociacao (
  id uuid primary key,
  contrato_id bigint not null references contrato (id),
  situacao text not null check (situacao in ('proposta', 'aceita', 'recusada', 'retirada')),
  -- Who asked: the student, or somebody of the team beyond the student's limits.
  operador_id uuid references operador (id),
  respondida_por uuid references operador (id),
  divida_centavos bigint not null check (divida_centavos > 0),
  entrada_centavos bigint not null check (entrada_centavos >= 0),
  prazo smallint not null check (prazo between 1 and 120),
  primeiro_vencimento date not null,
  explicacao text,
  criada_em timestamptz not null,
  respondida_em timestamptz
);
create unique index negociacao_viva on negociacao (contrato_id) where situacao in ('proposta', 'aceita');
create index negociacao_por_contrato on negociacao (contrato_id, criada_em);
create index negociacao_por_operador on negociacao (operador_id) where operador_id is not null;
create index negociacao_por_quem_respondeu on negociacao (respondida_por) where respondida_por is not null;
