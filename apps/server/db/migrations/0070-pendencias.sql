-- Corrections under way -------------------------------------------------------------------------------------------
-- One row per person and return of the request, from the first change on: edited but not sent is a state of its own.
create table correcao (
  id uuid primary key,
  solicitacao_id bigint not null references solicitacao (id),
  participante_id uuid not null references participante (id),
  -- Moment at which the analysis returned the request.
  devolvida_em timestamptz not null,
  iniciada_em timestamptz not null,
  alterada_em timestamptz not null,
  -- How a guarantor solves the income proofs, and the types that were declared before.
  modo_da_renda text check (modo_da_renda in ('reenviar', 'alterar', 'incluir')),
  enviada_em timestamptz,
  lembrada_em timestamptz,
  unique (participante_id, devolvida_em)
);
create index correcao_nao_enviada on correcao (solicitacao_id) where enviada_em is null;

-- Satisfaction survey ---------------------------------------------------------------------------------------------------
create table campanha (
  id text primary key,
  titulo text not null,
  pergunta text not null,
  inicio timestamptz not null,
  fim timestamptz
);
insert into campanha (id, titulo, pergunta, inicio) values
  ('solicitacao-enviada', 'Depois de enviar a solicitação', 'Como foi pedir o seu crédito até aqui?', '2026-01-01T00:00:00Z');

create table resposta_de_pesquisa (
  campanha_id text not null references campanha (id),
  conta_id uuid not null references conta (id),
  -- Null: the person skipped the survey.
  nota integer check (nota between 1 and 5),
  comentario text,
  pergunta text not null,
  respondida_em timestamptz not null,
  primary key (campanha_id, conta_id)
);
create index resposta_por_campanha on resposta_de_pesquisa (campanha_id, respondida_em desc);
