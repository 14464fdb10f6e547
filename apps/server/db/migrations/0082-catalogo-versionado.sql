-- Every change of the catalogue: who, when, from when on. What is due is written to the tables that the product
-- reads; requests in progress keep the copy that they began with.
create table versao_do_catalogo (
  id uuid primary key,
  entidade text not null,
  chave text not null,
  numero integer not null,
  conteudo jsonb not null,
  vigente_de timestamptz not null,
  autor uuid not null references operador (id),
  criada_em timestamptz not null,
  aplicada_em timestamptz,
  cancelada_em timestamptz,
  unique (entidade, chave, numero)
);
create index versao_do_catalogo_a_aplicar on versao_do_catalogo (vigente_de, criada_em)
  where aplicada_em is null and cancelada_em is null;

-- What is in force of the parts of the catalogue without a table of their own: reasons, texts, announcements.
create table item_do_catalogo (
  entidade text not null,
  chave text not null,
  conteudo jsonb not null,
  primary key (entidade, chave)
);

-- Regulations as published PDFs. They are public; the file rests in the vault.
create table regulamento (
  id uuid primary key,
  arquivo text not null,
  tamanho_bytes integer not null,
  publicado_por uuid not null references operador (id),
  publicado_em timestamptz not null
);
