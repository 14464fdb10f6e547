-- Core of the product. Money is bigint cents; birthdays are date; addresses of people are compared in lower case.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- unaccent() is only stable; the dictionary never changes here, so searches may index it.
create function sem_acento(texto text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, texto));

-- Accounts of people (students and guarantors) -----------------------------------------------------------------
create table conta (
  id uuid primary key,
  cpf text not null unique check (cpf ~ '^[0-9]{11}$'),
  nome text not null check (char_length(nome) between 1 and 60),
  nome_exibicao text,
  email text not null check (email = lower(email)),
  telefone text not null check (telefone ~ '^[0-9]{11}$'),
  telefone_verificado_em timestamptz,
  email_verificado_em timestamptz,
  senha_hash text,
  aceita_comunicacao boolean not null default false,
  canal_preferido text not null default 'sms' check (canal_preferido in ('sms', 'whatsapp')),
  formado boolean not null default false,
  areas_desativadas text[] not null default '{}',
  versao integer not null default 1,
  criada_em timestamptz not null,
  atualizada_em timestamptz not null
);
create unique index conta_email on conta (email);

create table identidade_social (
  emissor text not null,
  sujeito text not null,
  conta_id uuid not null references conta (id) on delete cascade,
  criada_em timestamptz not null,
  primary key (emissor, sujeito)
);

-- Staff ------------------------------------------------------------------------------------------------------------
create table operador (
  id uuid primary key,
  nome text not null,
  email text not null unique check (email = lower(email)),
  papel text not null check (papel in ('analista', 'instituicao', 'suporte', 'administrador')),
  instituicao_id integer,
  senha_hash text,
  totp_segredo bytea,
  totp_ultimo_passo bigint,
  convite_hash bytea,
  convite_expira_em timestamptz,
  codigos_de_recuperacao text[] not null default '{}',
  ativo boolean not null default true,
  criado_em timestamptz not null,
  check ((papel = 'instituicao') = (instituicao_id is not null))
);

-- Sessions: opaque tokens, only their digests are stored ------------------------------------------------------------
create table sessao (
  id uuid primary key,
  tipo text not null check (tipo in ('conta', 'suporte', 'gestao')),
  conta_id uuid references conta (id) on delete cascade,
  operador_id uuid references operador (id) on delete cascade,
  motivo text,
  token_hash bytea not null unique,
  token_expira_em timestamptz not null,
  renovacao_hash bytea not null unique,
  renovacao_anterior_hash bytea unique,
  renovada_em timestamptz not null,
  expira_em timestamptz not null,
  encerrada_em timestamptz,
  agente text,
  endereco_ip text,
  criada_em timestamptz not null,
  usada_em timestamptz not null,
  check ((tipo = 'gestao') = (conta_id is null)),
  check ((tipo = 'conta') = (operador_id is null))
);
create index sessao_por_conta on sessao (conta_id) where encerrada_em is null;
create index sessao_por_operador on sessao (operador_id) where encerrada_em is null;

-- Verification codes and limits -------------------------------------------------------------------------------------
create table codigo_verificacao (
  id uuid primary key,
  finalidade text not null,
  cpf text not null,
  destino text not null,
  canal text not null check (canal in ('sms', 'whatsapp', 'email')),
  navegador_hash bytea,
  codigo_hash bytea not null,
  tentativas integer not null default 0,
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  usado_em timestamptz,
  invalidado_em timestamptz
);
create index codigo_por_destino on codigo_verificacao (destino, criado_em desc);
create index codigo_por_cpf on codigo_verificacao (cpf, criado_em desc);

create table telefone_verificado (
  cpf text not null,
  telefone text not null,
  navegador_hash bytea not null,
  verificado_em timestamptz not null,
  primary key (cpf, telefone, navegador_hash)
);

-- Counters of every limit that must hold across processes; `chave` is a digest, never a CPF or phone in the clear.
create table limite (
  chave text not null,
  janela timestamptz not null,
  contagem integer not null,
  primary key (chave, janela)
);

create table recuperacao_senha (
  token_hash bytea primary key,
  conta_id uuid not null references conta (id) on delete cascade,
  criada_em timestamptz not null,
  expira_em timestamptz not null,
  usada_em timestamptz
);

create table idempotencia (
  dono text not null,
  chave text not null,
  rota text not null,
  corpo_hash bytea not null,
  status integer not null,
  resposta jsonb,
  criada_em timestamptz not null,
  primary key (dono, chave)
);

-- Catalogue ---------------------------------------------------------------------------------------------------------
create table instituicao (
  id integer generated always as identity (start with 100) primary key,
  nome text not null,
  sigla text not null unique,
  grupo_ies text not null,
  habilitado boolean not null default true,
  informacao text,
  regulamento text,
  exigencias jsonb not null
);
create index instituicao_busca on instituicao using gin (sem_acento(nome) gin_trgm_ops);
alter table operador add constraint operador_instituicao foreign key (instituicao_id) references instituicao (id);

create table campus (
  id integer generated always as identity (start with 1000) primary key,
  instituicao_id integer not null references instituicao (id),
  nome text not null,
  cidade text not null,
  uf text not null check (uf ~ '^[A-Z]{2}$')
);

create table bolsa (
  id integer generated always as identity (start with 500) primary key,
  codigo text not null unique,
  nome text not null,
  instituicao_id integer not null references instituicao (id),
  grau text not null check (grau in ('FUNDAMENTAL', 'MEDIO', 'TECNICO', 'CURSOS_LIVRES', 'GRADUACAO', 'POS', 'DIVERSOS')),
  analise_ies boolean not null,
  habilitada boolean not null default true,
  express boolean not null default false
);

create table curso (
  id integer generated always as identity (start with 5000) primary key,
  codigo text not null unique,
  nome text not null,
  instituicao_id integer not null references instituicao (id),
  grau text not null,
  mensalidade_centavos bigint not null check (mensalidade_centavos > 0),
  habilita_mais_fiadores boolean not null default false,
  regulamento_exclusivo text
);

create table oferta (
  bolsa_id integer not null references bolsa (id),
  campus_id integer not null references campus (id),
  curso_id integer not null references curso (id),
  cobertura jsonb not null,
  renda_minima_centavos bigint,
  primary key (bolsa_id, campus_id, curso_id)
);

create table profissao (
  id integer primary key,
  codigo text not null,
  nome text not null
);
create index profissao_busca on profissao using gin (sem_acento(nome) gin_trgm_ops);

-- The request ---------------------------------------------------------------------------------------------------------
create table solicitacao (
  id bigint generated always as identity (start with 100001) primary key,
  protocolo text not null unique,
  conta_id uuid not null references conta (id),
  sigla text not null,
  status_solicitacao text not null,
  versao integer not null default 1,
  instituicao_id integer not null references instituicao (id),
  bolsa_id integer not null references bolsa (id),
  campus_id integer not null references campus (id),
  curso_id integer not null references curso (id),
  grau text not null,
  -- Copy of institution, programme, course and coverage as they were when the request began.
  catalogo jsonb not null,
  -- Answers of the new-request wizard, requester and dependent included.
  dados jsonb not null,
  percentual integer not null,
  mensalidade_centavos bigint not null,
  renda_minima_centavos bigint,
  observacao_status text,
  criada_em timestamptz not null,
  atualizada_em timestamptz not null,
  situacao_desde timestamptz not null,
  concluida_em timestamptz,
  decidida_em timestamptz,
  cancelada_em timestamptz
);
create unique index solicitacao_aberta_por_conta on solicitacao (conta_id)
  where sigla not in ('RIES', 'REP', 'A', 'CAN');
create index solicitacao_fila on solicitacao (sigla, situacao_desde, id);
create index solicitacao_por_conta on solicitacao (conta_id, criada_em desc);
create index solicitacao_por_instituicao on solicitacao (instituicao_id, sigla, situacao_desde, id);

-- People of a request: estudante, fiador, fiador2. Answers are the flat fields of domain's campos-da-pessoa.
create table participante (
  id uuid primary key,
  solicitacao_id bigint not null references solicitacao (id),
  tipo_pessoa text not null check (tipo_pessoa in ('estudante', 'fiador', 'fiador2')),
  conta_id uuid references conta (id),
  nome text not null,
  cpf text not null check (cpf ~ '^[0-9]{11}$'),
  email text not null,
  telefone text not null,
  data_nascimento date,
  parentesco text,
  respostas jsonb not null default '{}',
  versao integer not null default 1,
  preenchido_por text not null default 'pessoa' check (preenchido_por in ('pessoa', 'estudante')),
  status_preenchimento text not null default 'EM_PREENCHIMENTO',
  status_analise text not null default 'N' check (status_analise in ('N', 'R', 'A')),
  -- Reasons of the last analysis beyond those of single documents; only this person reads them.
  motivos_analise jsonb not null default '[]',
  ultimo_acesso timestamptz,
  criado_em timestamptz not null,
  atualizado_em timestamptz not null,
  removido_em timestamptz
);
create unique index participante_atual on participante (solicitacao_id, tipo_pessoa) where removido_em is null;
create index participante_por_conta on participante (conta_id) where removido_em is null;
create index participante_por_cpf on participante (cpf) where removido_em is null;
create index participante_busca on participante using gin (sem_acento(nome) gin_trgm_ops);

create table convite_fiador (
  id uuid primary key,
  participante_id uuid not null references participante (id),
  codigo_hash bytea not null unique,
  tipo text not null check (tipo in ('indicacao', 'aceite')),
  criado_em timestamptz not null,
  enviado_em timestamptz,
  revogado_em timestamptz,
  recusado_em timestamptz,
  motivo_recusa text,
  -- Last reminder that the student asked for; carried over to the invitation that replaces this one.
  lembrado_em timestamptz
);
create unique index convite_vigente on convite_fiador (participante_id) where revogado_em is null;

create table aceite_fiador (
  id uuid primary key,
  participante_id uuid not null unique references participante (id),
  convite_id uuid not null references convite_fiador (id),
  conta_id uuid not null references conta (id),
  texto text not null,
  texto_versao text not null,
  texto_sha256 bytea not null,
  confirmado_por text not null,
  endereco_ip text,
  agente text,
  aceito_em timestamptz not null
);

create table copia_declarada (
  solicitacao_id bigint not null references solicitacao (id),
  versao integer not null,
  conteudo jsonb not null,
  sha256 bytea not null,
  criada_em timestamptz not null,
  primary key (solicitacao_id, versao)
);

-- Documents -----------------------------------------------------------------------------------------------------------
create table documento (
  id uuid primary key,
  solicitacao_id bigint not null references solicitacao (id),
  participante_id uuid not null references participante (id),
  tipo_documento text not null,
  indice integer not null check (indice between 0 and 60),
  tipo_renda text,
  -- enviado: waits for a verdict; the last three are history.
  situacao text not null check (situacao in ('enviado', 'aprovado', 'rejeitado', 'substituido', 'estacionado', 'excluido')),
  motivos jsonb not null default '[]',
  resposta_a uuid references documento (id),
  chave_de_envio text not null unique,
  nome_arquivo text not null,
  extensao text not null check (extensao in ('pdf', 'jpg', 'png')),
  tamanho_bytes integer not null,
  paginas integer not null,
  sha256 bytea not null,
  arquivo_original text not null,
  arquivo_visao text not null,
  -- What the scanner said; staff see when a file was not scanned.
  antivirus text not null check (antivirus in ('limpo', 'nao-configurado', 'indisponivel')),
  situacao_leitura text not null check (situacao_leitura in ('nao-se-aplica', 'pendente', 'lida', 'falhou')),
  leitura jsonb,
  conferencias jsonb not null default '[]',
  explicacao text,
  enviado_por uuid references conta (id),
  enviado_em timestamptz not null,
  avaliado_por uuid references operador (id),
  avaliado_em timestamptz,
  removido_em timestamptz
);
create unique index documento_vigente on documento (participante_id, tipo_documento, indice)
  where situacao in ('enviado', 'aprovado', 'rejeitado');
create index documento_por_solicitacao on documento (solicitacao_id);

-- Resumable uploads until a document takes them; each part rests in the vault as it came.
create table envio (
  id uuid primary key,
  conta_id uuid not null references conta (id) on delete cascade,
  nome_arquivo text not null,
  tamanho_bytes integer not null check (tamanho_bytes > 0),
  recebido_bytes integer not null default 0 check (recebido_bytes between 0 and tamanho_bytes),
  criado_em timestamptz not null,
  atualizado_em timestamptz not null
);
create index envio_parado on envio (atualizado_em);
create index envio_por_conta on envio (conta_id);

create table envio_parte (
  envio_id uuid not null references envio (id) on delete cascade,
  inicio integer not null,
  bytes integer not null check (bytes > 0),
  arquivo text not null,
  primary key (envio_id, inicio)
);

-- Work of the back office ---------------------------------------------------------------------------------------------
create table atribuicao (
  solicitacao_id bigint primary key references solicitacao (id),
  operador_id uuid not null references operador (id),
  assumida_em timestamptz not null,
  expira_em timestamptz not null
);
create index atribuicao_por_operador on atribuicao (operador_id);

-- What happened: one event per transition, the source of the timeline --------------------------------------------------
create table historico (
  id bigint generated always as identity primary key,
  solicitacao_id bigint not null references solicitacao (id),
  em timestamptz not null,
  acao text not null,
  ator text not null,
  sigla_anterior text,
  sigla text not null,
  status_solicitacao text not null,
  motivos jsonb not null default '[]'
);
create index historico_por_solicitacao on historico (solicitacao_id, id);

-- Audit: append-only; decisions are hash-chained in their own transaction, views are sealed by a job -----------------
create table auditoria (
  seq bigint generated always as identity primary key,
  em timestamptz not null,
  ator_tipo text not null check (ator_tipo in ('conta', 'operador', 'suporte', 'sistema')),
  ator_id uuid,
  acao text not null,
  alvo_tipo text not null,
  alvo_id text not null,
  conta_id uuid,
  dados jsonb not null default '{}',
  elo bigint unique,
  hash bytea
);
create index auditoria_por_conta on auditoria (conta_id, seq) where conta_id is not null;
create index auditoria_sem_selo on auditoria (seq) where elo is null;

create function auditoria_so_cresce() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.elo is null and new.elo is not null
     and (to_jsonb(new) - 'elo' - 'hash') = (to_jsonb(old) - 'elo' - 'hash') then
    return new;
  end if;
  raise exception 'auditoria is append-only';
end $$;
create trigger auditoria_so_cresce before update or delete on auditoria
  for each row execute function auditoria_so_cresce();
create trigger auditoria_nao_esvazia before truncate on auditoria
  for each statement execute function auditoria_so_cresce();

create table acao_estudante (
  id bigint generated always as identity primary key,
  conta_id uuid not null references conta (id),
  acao text not null,
  observacao text not null,
  autor_nome text not null,
  autor_email text not null,
  em timestamptz not null
);
create index acao_estudante_por_conta on acao_estudante (conta_id, id desc);

-- Outbox ------------------------------------------------------------------------------------------------------------
create table mensagem (
  id uuid primary key,
  chave_unica text not null unique,
  conta_id uuid references conta (id),
  solicitacao_id bigint references solicitacao (id),
  canal text not null check (canal in ('email', 'sms', 'whatsapp', 'push')),
  destino text not null,
  modelo text not null,
  assunto text,
  texto text not null,
  html text,
  estado text not null default 'na-fila' check (estado in ('na-fila', 'enviada', 'recusada', 'devolvida', 'falhou')),
  tentativas integer not null default 0,
  erro text,
  criada_em timestamptz not null,
  nao_antes_de timestamptz not null,
  enviada_em timestamptz
);
create index mensagem_na_fila on mensagem (nao_antes_de) where estado = 'na-fila';
create index mensagem_por_conta on mensagem (conta_id, criada_em desc);
