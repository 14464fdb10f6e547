-- Personal data leave the product only when two people of the staff agree (ADR 0035). The file is made at the download
-- and never kept.
create table exportacao (
  id uuid primary key,
  tipo text not null check (tipo in ('documentos', 'solicitacoes')),
  solicitacao_id bigint references solicitacao (id),
  -- A period of days of creation, for the spreadsheet.
  de date,
  ate date,
  motivo text not null,
  pedida_por uuid not null references operador (id),
  pedida_em timestamptz not null,
  -- Until when it may be answered; once approved, until when it may be downloaded.
  expira_em timestamptz not null,
  respondida_por uuid references operador (id),
  respondida_em timestamptz,
  aprovada boolean,
  -- Why it was refused.
  resposta text,
  baixada_em timestamptz,
  pessoas integer,
  check ((tipo = 'documentos') = (solicitacao_id is not null)),
  check ((tipo = 'solicitacoes') = (de is not null and ate is not null)),
  check (respondida_por is distinct from pedida_por)
);
create index exportacao_por_momento on exportacao (pedida_em desc);
create index exportacao_por_solicitacao on exportacao (solicitacao_id) where solicitacao_id is not null;
