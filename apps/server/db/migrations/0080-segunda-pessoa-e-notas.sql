-- A final refusal waits here until a second analyst confirms it or sends it back (ADR 0028).
create table reprovacao_proposta (
  solicitacao_id bigint primary key references solicitacao (id),
  operador_id uuid not null references operador (id),
  -- The sentences as they were worded when they were proposed.
  motivos jsonb not null,
  proposta_em timestamptz not null
);
create index reprovacao_proposta_por_operador on reprovacao_proposta (operador_id);

-- What the staff tell each other about a request; people of the portal never read it. Only grows.
create table nota_interna (
  id uuid primary key,
  solicitacao_id bigint not null references solicitacao (id),
  operador_id uuid not null references operador (id),
  tipo text not null check (tipo in ('nota', 'reprovacao-proposta', 'reprovacao-retirada', 'reprovacao-nao-confirmada')),
  texto text not null,
  criada_em timestamptz not null
);
create index nota_interna_por_solicitacao on nota_interna (solicitacao_id, criada_em);
