-- Electronic signature (ADR 0140): one exact file, its signers in groups, a deadline, and the record of every act. It knows
-- nothing of what the file says, only what it belongs to: one column for each kind of owner.
create table envelope (
  id uuid primary key,
  contrato_id bigint references contrato (id),
  -- Which of the owner's texts this is.
  edicao smallint not null,
  -- With its article, as sentences need it: "o contrato nº 000123".
  titulo text not null,
  -- The exact bytes that are read and signed, resting in the vault.
  arquivo text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- The text as phones show it, of which the file is drawn.
  blocos_sha256 text not null check (blocos_sha256 ~ '^[0-9a-f]{64}$'),
  -- Version of the template that wrote it.
  modelo text not null,
  -- Last day for signing.
  prazo date not null,
  provedor text not null check (provedor in ('proprio', 'clicksign')),
  id_externo text,
  estado text not null check (estado in
    ('preparando', 'em-assinatura', 'assinado', 'selado', 'recusado', 'vencido', 'cancelado', 'falhou')),
  estado_desde timestamptz not null,
  versao integer not null default 1,
  -- Under which anybody may look it up.
  codigo_de_verificacao text not null unique,
  criado_em timestamptz not null,
  -- Head of the chain of evidence.
  evidencias integer not null default 0,
  ultimo_hash text,
  -- The finished file.
  selado_arquivo text,
  selado_sha256 text check (selado_sha256 ~ '^[0-9a-f]{64}$'),
  selado_bytes integer,
  selado_em timestamptz,
  carimbado_em timestamptz,
  check (num_nonnulls(contrato_id) = 1),
  check ((estado = 'selado') = (selado_arquivo is not null)),
  check ((selado_arquivo is null) = (selado_sha256 is null)),
  check ((selado_arquivo is null) = (selado_em is null))
);
create unique index envelope_vivo_do_contrato on envelope (contrato_id)
  where estado in ('preparando', 'em-assinatura', 'assinado', 'falhou');
create index envelope_por_contrato on envelope (contrato_id, criado_em);
create index envelope_a_selar on envelope (estado_desde) where estado = 'assinado';
create index envelope_a_preparar on envelope (criado_em) where estado = 'preparando';
create unique index envelope_no_provedor on envelope (provedor, id_externo) where id_externo is not null;

create table assinante (
  id uuid primary key,
  envelope_id uuid not null references envelope (id),
  -- In the order in which people see them.
  ordem smallint not null,
  -- What the owner calls this signer; opaque here.
  papel text not null,
  grupo smallint not null check (grupo between 1 and 9),
  -- Signs for the provider, with the second factor of the staff.
  do_provedor boolean not null,
  nome text not null,
  cpf text not null check (cpf ~ '^[0-9]{11}$'),
  nascimento date,
  conta_id uuid references conta (id),
  email text,
  telefone text,
  metodo text not null check (metodo in ('email', 'whatsapp')),
  -- When the person proved that this contact is theirs, and who named it otherwise.
  contato_verificado_em timestamptz,
  contato_declarado_por text,
  estado text not null check (estado in ('aguarda-vez', 'convidado', 'viu', 'autenticando', 'assinou', 'devolvido',
    'bloqueado', 'recusou', 'substituido', 'dispensado')),
  estado_desde timestamptz not null,
  versao integer not null default 1,
  -- A new link makes the ones before worthless.
  link_versao integer not null default 1,
  link_hash bytea not null unique,
  convidado_em timestamptz,
  assinou_em timestamptz,
  motivo_da_recusa text,
  -- Whoever of the staff signed for the provider.
  operador_id uuid references operador (id),
  id_externo text,
  check ((estado = 'assinou') = (assinou_em is not null)),
  check (do_provedor or email is not null or telefone is not null),
  unique (envelope_id, ordem)
);
create index assinante_por_conta on assinante (conta_id) where conta_id is not null;
create index assinante_do_provedor on assinante (cpf, estado) where do_provedor;

-- Every sending of a link: how often, and how it went.
create table convite_de_assinatura (
  id uuid primary key,
  assinante_id uuid not null references assinante (id),
  em timestamptz not null,
  metodo text not null check (metodo in ('email', 'whatsapp')),
  motivo text not null check (motivo in ('vez', 'reenvio', 'lembrete', 'contato', 'reabertura'))
);
create index convite_de_assinatura_por_assinante on convite_de_assinatura (assinante_id, em);

-- A code of a signature signs for one signer of one envelope, and nothing else.
alter table codigo_verificacao add column alvo uuid references assinante (id);
create index codigo_verificacao_por_alvo on codigo_verificacao (alvo, criado_em) where alvo is not null;

-- The record of each act, canonical and chained; nothing of it ever changes.
create table evidencia (
  envelope_id uuid not null references envelope (id),
  sequencia integer not null,
  assinante_id uuid references assinante (id),
  tipo text not null,
  em timestamptz not null,
  -- The canonical JSON itself: its bytes are what was hashed.
  registro text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (envelope_id, sequencia)
);
create function evidencia_nao_muda() returns trigger language plpgsql as $$
begin
  raise exception 'evidencia is append-only';
end $$;
create trigger evidencia_nao_muda before update on evidencia for each row execute function evidencia_nao_muda();

-- Whoever signs for the provider, and makes nothing of what is signed.
alter table operador drop constraint operador_papel_check;
alter table operador add constraint operador_papel_check
  check (papel in ('analista', 'instituicao', 'suporte', 'administrador', 'representante'));
