-- Consent of a minor's legal guardian, asked for by a link in an e-mail (decisions, "Who is who"). One row per
-- guardian as declared; the answer keeps the text that was on the screen, when and from where.
create table autorizacao_responsavel (
  id uuid primary key,
  participante_id uuid not null references participante (id),
  nome text not null,
  cpf text not null check (cpf ~ '^[0-9]{11}$'),
  email text not null,
  -- Digest of the code in the link; the code itself is nowhere stored.
  codigo_hash bytea not null unique,
  criada_em timestamptz not null,
  enviada_em timestamptz not null,
  envios integer not null default 1 check (envios > 0),
  expira_em timestamptz not null,
  -- The declared guardian changed, or nobody needs to authorise any more.
  revogada_em timestamptz,
  resposta text check (resposta in ('autorizada', 'recusada')),
  respondida_em timestamptz,
  texto text,
  texto_versao text,
  texto_sha256 bytea,
  endereco_ip text,
  agente text,
  check ((resposta is null) = (respondida_em is null)),
  check (resposta is null or (texto is not null and texto_versao is not null and texto_sha256 is not null))
);
create unique index autorizacao_vigente on autorizacao_responsavel (participante_id) where revogada_em is null;
