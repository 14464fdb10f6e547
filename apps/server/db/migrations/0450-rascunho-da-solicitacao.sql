-- The answers of a request that does not exist yet: whoever goes on with another device finds them there.
create table rascunho_da_solicitacao (
  conta_id uuid primary key references conta (id) on delete cascade,
  respostas jsonb not null check (jsonb_typeof(respostas) = 'object'),
  -- Sent with the creation, so that two devices that go on with the same draft make one request.
  chave uuid not null,
  atualizado_em timestamptz not null
);
create index rascunho_da_solicitacao_por_idade on rascunho_da_solicitacao (atualizado_em);
