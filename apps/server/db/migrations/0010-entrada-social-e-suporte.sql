-- An identity that a provider has just confirmed, on its way to a session or to a new account in the same browser.
create table entrada_social (
  bilhete_hash bytea primary key,
  navegador_hash bytea not null,
  provedor text not null check (provedor in ('google', 'facebook')),
  emissor text not null,
  sujeito text not null,
  nome text,
  email text check (email = lower(email)),
  email_verificado boolean not null,
  criada_em timestamptz not null,
  expira_em timestamptz not null,
  usada_em timestamptz
);
create index entrada_social_por_navegador on entrada_social (navegador_hash) where usada_em is null;

-- What a member of the support staff was allowed to open, between the two calls of the support login.
create table acesso_de_suporte (
  token_hash bytea primary key,
  operador_id uuid not null references operador (id) on delete cascade,
  conta_id uuid not null references conta (id) on delete cascade,
  motivo text not null,
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  usado_em timestamptz
);

-- The action log says whose session it was; names and addresses alone may change.
alter table acao_estudante add column operador_id uuid references operador (id);
alter table acao_estudante add column sessao_id uuid references sessao (id) on delete set null;
