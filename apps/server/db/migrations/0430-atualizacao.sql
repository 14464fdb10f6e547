-- The half-yearly registration update (ADR 0160). The calendar of each term, as the desk sets and extends it.
create table periodo_de_atualizacao (
  id integer generated always as identity primary key,
  ano smallint not null check (ano between 2000 and 2100),
  semestre smallint not null check (semestre in (1, 2)),
  abre date not null,
  fecha date not null check (fecha >= abre),
  -- Last day of the late route.
  tardio_ate date not null check (tardio_ate >= fecha),
  prorrogacoes jsonb not null default '[]',
  versao integer not null default 1,
  criado_por uuid not null references operador (id),
  criado_em timestamptz not null,
  unique (ano, semestre)
);

create table atualizacao (
  id bigint generated always as identity (start with 300001) primary key,
  periodo_id integer not null references periodo_de_atualizacao (id),
  conta_id uuid not null references conta (id),
  -- In effect when it began; its parts are whom the update is about.
  contrato_id bigint not null references contrato (id),
  estado text not null check (estado in ('atualizacao-iniciada', 'pendente-analise', 'pendente-reenvio', 'concluido',
    'reiniciada', 'vencida')),
  estado_desde timestamptz not null,
  versao integer not null default 1,
  iniciada_em timestamptz not null,
  -- First time that it was sent: what is on time stays on time.
  enviada_em timestamptz,
  concluida_em timestamptz,
  -- The student has read that it is concluded.
  reconhecida_em timestamptz,
  motivo_do_reinicio text,
  -- Concluded without a guarantor: a change of guarantor is owed.
  sem_fiador boolean not null default false,
  check ((estado = 'concluido') = (concluida_em is not null)),
  check ((estado = 'reiniciada') = (motivo_do_reinicio is not null)),
  check (reconhecida_em is null or concluida_em is not null)
);
create unique index atualizacao_do_periodo on atualizacao (conta_id, periodo_id) where estado <> 'reiniciada';
create index atualizacao_por_conta on atualizacao (conta_id, id);
create index atualizacao_na_fila on atualizacao (estado, estado_desde, id);
create index atualizacao_por_periodo on atualizacao (periodo_id, estado);

-- One person's part of an update: what was known when it began, and what the person says.
create table atualizacao_pessoa (
  id uuid primary key,
  atualizacao_id bigint not null references atualizacao (id),
  tipo_pessoa text not null check (tipo_pessoa in ('estudante', 'fiador', 'fiador2')),
  parte_id uuid not null references contrato_parte (id),
  participante_id uuid not null references participante (id),
  conta_id uuid references conta (id),
  nome text not null,
  cpf text not null check (cpf ~ '^[0-9]{11}$'),
  originais jsonb not null,
  respostas jsonb not null,
  situacao text not null default 'aguardando' check (situacao in ('aguardando', 'enviado', 'a-corrigir', 'dispensado')),
  versao integer not null default 1,
  tipo_contato text check (tipo_contato in ('SMS', 'WHATSAPP')),
  telefone_verificado text,
  -- Of the last analysis, beyond those of single documents; only this person reads them.
  motivos jsonb not null default '[]',
  concluida_em timestamptz,
  -- Digest of what the former number may stop the change of the phone with, and the number that it stops.
  parada_hash bytea,
  parada_telefone text,
  unique (atualizacao_id, tipo_pessoa)
);
create index atualizacao_pessoa_por_conta on atualizacao_pessoa (conta_id) where conta_id is not null;
create unique index atualizacao_pessoa_por_parada on atualizacao_pessoa (parada_hash) where parada_hash is not null;

create table atualizacao_historico (
  id bigint generated always as identity primary key,
  atualizacao_id bigint not null references atualizacao (id),
  em timestamptz not null,
  acao text not null,
  ator text not null,
  operador_id uuid references operador (id),
  tipo_pessoa text,
  versao integer not null,
  estado_anterior text,
  estado text not null,
  motivo text
);
create index atualizacao_historico_por_atualizacao on atualizacao_historico (atualizacao_id, id);

-- A person's data as they are since an update was concluded. What was signed is never touched.
create table contrato_parte_versao (
  id uuid primary key,
  parte_id uuid not null references contrato_parte (id),
  participante_id uuid not null references participante (id),
  atualizacao_pessoa_id uuid not null unique references atualizacao_pessoa (id),
  vale_desde date not null,
  email text not null,
  telefone text not null,
  respostas jsonb not null,
  qualificacao jsonb not null,
  criada_em timestamptz not null
);
create index contrato_parte_versao_por_participante on contrato_parte_versao (participante_id, vale_desde, criada_em);
create index contrato_parte_versao_por_parte on contrato_parte_versao (parte_id);

-- The files of an update belong to its person (ADR 0118).
alter table dono_de_documento add column atualizacao_pessoa_id uuid unique references atualizacao_pessoa (id);
alter table dono_de_documento drop constraint dono_de_uma_coisa;
alter table dono_de_documento add constraint dono_de_uma_coisa
  check (num_nonnulls(participante_id, atualizacao_pessoa_id) = 1);
alter table dono_de_documento drop constraint dono_com_o_id_da_coisa;
alter table dono_de_documento add constraint dono_com_o_id_da_coisa
  check (id = coalesce(participante_id, atualizacao_pessoa_id));
