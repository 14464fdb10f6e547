-- Every page of a document, drawn once at its reception (ADR 0071).
create table documento_pagina (
  documento_id uuid not null references documento (id) on delete cascade,
  numero integer not null check (numero > 0),
  -- As people see it on their screens; the first page's is the document's own arquivo_visao.
  arquivo_visao text check ((arquivo_visao is null) = (numero = 1)),
  -- As the analyst reads it.
  arquivo_leitura text not null,
  primary key (documento_id, numero)
);

-- Digests of files that cost more than a file may: the same one is not tried again for a day.
create table arquivo_pesado (
  sha256 bytea primary key,
  recusado_em timestamptz not null
);
